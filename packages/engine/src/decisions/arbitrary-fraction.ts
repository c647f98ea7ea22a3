import fc from "fast-check";
import type { Range } from "./range.ts";

/** Generates numbers of a range for tests, to four decimals. */
export function arbitraryFraction({ min, max }: Range): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(min * 10_000), max: Math.floor(max * 10_000) })
    .map((n) => n / 10_000);
}
