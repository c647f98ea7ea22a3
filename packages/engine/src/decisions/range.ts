import type { Problem } from "#tokens/problem.ts";

/** The least and the greatest number that a field takes. */
export type Range = { readonly min: number; readonly max: number };

/** The problem of a number that is not finite or not within its range. */
export function outOfRange(value: number, range: Range): Omit<Problem, "path"> | undefined {
  const { min, max } = range;
  if (Number.isFinite(value) && value >= min && value <= max) return undefined;
  return { code: "out-of-range", values: { min, max } };
}
