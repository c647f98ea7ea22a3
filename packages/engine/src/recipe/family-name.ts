import type { ProblemCode } from "#tokens/problem.ts";
import { recipeCounts } from "./recipe-limits.ts";

/** Characters that would end a string, a declaration or a tag, and characters that no eye sees. */
const unsafe = /["'`\\<>;{}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Why a font family's name is refused; undefined for a name that is safe in every format. */
export function findFamilyNameProblem(name: string): ProblemCode | undefined {
  if (name.length > recipeCounts.familyNameLength.max) return "too-long";
  if (unsafe.test(name)) return "unsafe-text";
  return name === "" || name !== name.trim() ? "malformed" : undefined;
}
