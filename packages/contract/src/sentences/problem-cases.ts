import type { NameOwner, Problem, ProblemCode } from "@tessera/engine";

/** What a problem is told by: its code, and behind a colon what asks for a sentence of its own. */
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

/** The sentence that a problem needs: a language may order and inflect each as a whole. */
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
