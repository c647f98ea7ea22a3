import { findFamilyNameProblem, repairFamilyName } from "./family-name.ts";
import { parseList, refuse } from "./parse-fields.ts";
import type { Place } from "./parse-fields.ts";
import { recipeCounts } from "./recipe-counts.ts";

/** Parses a list of font families, the preferred one first. */
export function parseFamilies(input: unknown, place: Place): readonly string[] | undefined {
  return parseList(input, recipeCounts.families, place, parseFamilyName);
}

function parseFamilyName(input: unknown, place: Place): string | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  const name = place.isStored ? repairFamilyName(input) : input;
  const fault = findFamilyNameProblem(name);
  return fault ? refuse(place, fault.code, fault.values) : name;
}
