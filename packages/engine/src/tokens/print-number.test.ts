import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { printNumber } from "./print-number.ts";

const runs = { seed: 20_261_121, numRuns: inject("form") === "long" ? 100_000 : 5000 };

/** Prints ten decimals as JavaScript rounds them. */
function printByRounding(value: number): string {
  const text = value.toFixed(10).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

test("prints every number as its ten decimals without the zeros at the end", () => {
  const anywhere = fc.double({ min: -1e15, max: 1e15, noNaN: true });
  const near = fc.double({ min: -2, max: 2, noNaN: true });
  const decimal = fc
    .tuple(fc.integer(), fc.integer({ min: 0, max: 12 }))
    .map(([digits, places]) => digits / 10 ** places);
  fc.assert(
    fc.property(fc.oneof(anywhere, near, decimal), (value) => {
      expect(printNumber(value)).toBe(printByRounding(value));
    }),
    runs,
  );
});

test.each([
  [-0, "0"],
  [1e-7, "0.0000001"],
  [-1e-11, "0"],
  [1 / 3, "0.3333333333"],
  [0.1 + 0.2, "0.3"],
  [99_999.999_999_999_99, "100000"],
  [123_456.7, "123456.7"],
  [1e20, "100000000000000000000"],
])("prints %d as %s", (value, text) => {
  expect(printNumber(value)).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d, which has no digits", (value) => {
  expect(() => printNumber(value)).toThrow(RangeError);
});
