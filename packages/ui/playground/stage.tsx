import { useCallback } from "react";
import type { PlaygroundAddress } from "./address.ts";
import { stagedSpecimens } from "./find-specimens.ts";

/**
 * Renders one state of one specimen, for the suites to measure. It is not a landmark, so that a
 * component can be one.
 */
export function Stage(address: PlaygroundAddress) {
  return (
    <div id="stage" style={{ padding: 24 }}>
      <StagedState {...address} />
    </div>
  );
}

function StagedState({ specimen: name = "", state }: PlaygroundAddress) {
  const specimen = stagedSpecimens.get(name);
  const stateName = state ?? Object.keys(specimen?.states ?? {})[0] ?? "";
  const ref = useCallback((element: unknown) => {
    if (element instanceof Element) element.setAttribute("data-ref", "");
  }, []);
  if (!specimen) return <p>There is no specimen {name}.</p>;
  if (stateName === "probe") {
    const { probe: ProbeState } = specimen;
    return <ProbeState probe={{ ref, className: "probe", "data-probe": "" }} />;
  }
  const State = specimen.states[stateName];
  return State ? <State /> : <p>{`${specimen.name} has no state ${stateName}.`}</p>;
}
