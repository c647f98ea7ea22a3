import type { Problem } from "#tokens/problem.ts";

/** The minimum and the maximum of a number. */
export type Range = { readonly min: number; readonly max: number };

/** Returns the problem of a number that is not finite or not within its range. */
export function outOfRange(value: number, range: Range): Omit<Problem, "path"> | undefined {
  const { min, max } = range;
  if (Number.isFinite(value) && value >= min && value <= max) return undefined;
  return { code: "out-of-range", values: { min, max } };
}
