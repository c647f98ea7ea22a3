import type { Problem } from "#tokens/problem.ts";
import { recipeCounts } from "./recipe-counts.ts";
import { listOf, refuse, type Parser, type Place } from "./parse-fields.ts";

/**
 * Characters that end a string, a declaration or a tag, brackets of functions, and invisible
 * characters.
 */
const unsafe = /["'`\\<>;{}()\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Finds the reason to refuse a font family's name; undefined for a name that is safe in every
 * format.
 */
export function findFamilyNameProblem(name: string): Omit<Problem, "path"> | undefined {
  const { max } = recipeCounts.familyNameLength;
  if (name.length > max) return { code: "too-long", values: { max } };
  if (unsafe.test(name)) return { code: "unsafe-text" };
  return name === "" || name !== name.trim()
    ? { code: "malformed", values: { expected: "familyName" } }
    : undefined;
}

/**
 * Returns a stored name without the brackets that older rules allowed; a name of only brackets
 * becomes a generic family.
 */
function repairFamilyName(name: string): string {
  if (!/[()]/.test(name)) return name;
  const words = name.split(/[()\s]+/).filter(Boolean);
  return words.join(" ") || "sans-serif";
}

/** Parses a list of font families, the preferred one first. */
export const parseFamilies: Parser<readonly string[]> = listOf(
  recipeCounts.families,
  parseFamilyName,
);

function parseFamilyName(input: unknown, place: Place): string | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  const name = place.isStored ? repairFamilyName(input) : input;
  const fault = findFamilyNameProblem(name);
  return fault ? refuse(place, fault.code, fault.values) : name;
}
