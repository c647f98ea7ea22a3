import type { NameOwner, Problem, ProblemCode } from "@tessera/engine";

/** The key of a problem's sentence: its code, with a suffix for cases with their own sentence. */
export type ProblemCase =
  | Exclude<ProblemCode, "name-taken">
  | "out-of-range:given"
  | "out-of-range:part"
  | "wrong-count:exact"
  | "wrong-count:most"
  | "duplicate:named"
  | "not-rising:named"
  | "cycle:modes"
  | `name-taken:${NameOwner}`;

/** Returns the key of a problem's sentence; each language can order and inflect whole sentences. */
export function findProblemCase({ code, values = {} }: Omit<Problem, "path">): ProblemCase {
  const { min = 0, max, given, part, name, modes = {}, ownerKind = "token" } = values;
  switch (code) {
    case "out-of-range":
      if (part !== undefined) return "out-of-range:part";
      return given === undefined ? code : "out-of-range:given";
    case "wrong-count":
      if (min === max) return "wrong-count:exact";
      return min === 0 ? "wrong-count:most" : code;
    case "duplicate":
    case "not-rising":
      return name === undefined ? code : `${code}:named`;
    case "cycle":
      return Object.keys(modes).length === 0 ? code : "cycle:modes";
    case "name-taken":
      return `name-taken:${ownerKind}`;
    default:
      return code;
  }
}
