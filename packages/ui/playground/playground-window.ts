import type { PlaygroundAddress } from "./address.ts";
import type { Specimen } from "./specimen.ts";

/** The serializable part of a specimen, which the suites read. */
export type SpecimenFacts = Omit<Specimen, "states" | "probe"> & {
  /** The names of its states, the default one first. */
  readonly states: readonly string[];
};

/** The functions of the page for the suites. */
type PlaygroundHandle = {
  readonly specimens: Readonly<Record<string, SpecimenFacts>>;
  /** Renders another address from scratch, without reloading the page. */
  show(address: PlaygroundAddress): Promise<void>;
};

declare global {
  interface Window {
    playground: PlaygroundHandle;
  }
}

/** Returns the serializable part of a specimen. */
export function readFacts(specimen: Specimen): SpecimenFacts {
  const { name, finds, keys, opens, sameInBoth } = specimen;
  return {
    name,
    states: Object.keys(specimen.states),
    finds,
    keys,
    opens,
    sameInBoth,
  };
}
