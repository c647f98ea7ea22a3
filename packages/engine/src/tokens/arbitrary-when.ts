import fc from "fast-check";
import { modeAxes, type Modes } from "./modes/mode.ts";

/** Conditions of a rule's case for tests: any choice on any of the axes. */
export const arbitraryWhen: fc.Arbitrary<Partial<Modes>> = fc.record(
  {
    scheme: fc.constantFrom(...modeAxes.scheme),
    contrast: fc.constantFrom(...modeAxes.contrast),
    density: fc.constantFrom(...modeAxes.density),
  },
  { requiredKeys: [] },
);
