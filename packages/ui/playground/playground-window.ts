import type { PlaygroundAddress } from "./address.ts";
import type { Specimen } from "./specimen.ts";

/** What the suites read of a specimen: all of it that is data. */
export type SpecimenFacts = Omit<Specimen, "states" | "probe"> & {
  /** The names of its states, the usual one first. */
  readonly states: readonly string[];
};

/** What the page gives to the suites that drive it. */
type PlaygroundHandle = {
  readonly specimens: Readonly<Record<string, SpecimenFacts>>;
  /** Shows another address from scratch, without loading the page again. */
  show(address: PlaygroundAddress): Promise<void>;
};

declare global {
  interface Window {
    playground: PlaygroundHandle;
  }
}

/** The part of a specimen that can leave the page. */
export function readFacts(specimen: Specimen): SpecimenFacts {
  const { name, finds, keys, opens, sameInBoth } = specimen;
  return {
    name,
    states: Object.keys(specimen.states),
    finds,
    ...(keys && { keys }),
    ...(opens && { opens }),
    ...(sameInBoth && { sameInBoth }),
  };
}
