import { useCallback } from "react";
import type { PlaygroundAddress } from "./address.ts";
import { specimens } from "./find-specimens.ts";

/** One state of one specimen and nothing else: what the suites measure. */
export function Stage({ specimen: name = "", state }: PlaygroundAddress) {
  const specimen = specimens.get(name);
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
