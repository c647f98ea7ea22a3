import fc from "fast-check";
import { arbitraryFraction } from "./arbitrary-fraction.ts";
import type { StepsDecision } from "./decision.ts";

/** Generates steps of a scale for tests, with names that are hard to print. */
export function arbitrarySteps(scale: StepsDecision): fc.Arbitrary<unknown> {
  return keys.chain((names) =>
    arbitraryValues(scale, names.length).map((values) =>
      names.map((key, index) => ({ key, [scale.field]: values[index] })),
    ),
  );
}

const keys = fc.uniqueArray(
  fc.constantFrom("none", "m", "s", "xl", "2", "2-5", "constructor", "compact", "reduced"),
  { minLength: 1, maxLength: 8 },
);

const ordinate = fc.integer({ min: -20, max: 20 }).map((n) => n / 10 || 0);
const abscissa = fc.nat(10).map((n) => n / 10);
const curve = fc.tuple(abscissa, ordinate, abscissa, ordinate);

function arbitraryValues(
  { value, isRising }: StepsDecision,
  count: number,
): fc.Arbitrary<readonly unknown[]> {
  const length = { minLength: count, maxLength: count };
  if (value.kind === "curve") return fc.array(curve, length);
  if (!isRising) return fc.array(fc.integer(value.range), length);
  return fc
    .uniqueArray(arbitraryFraction(value.range), length)
    .map((values) => values.toSorted((a, b) => a - b));
}
