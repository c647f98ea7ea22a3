import fc from "fast-check";
import { expect, test } from "vitest";
import { readValue } from "#readers/values/read-value.ts";
import { printFluidLine } from "./fluid-line.ts";
import { printTokenValue } from "./print-token-value.ts";

const size = fc.integer({ min: 1, max: 4000 }).map((quarters) => quarters / 4);

const fluid = fc.record({
  type: fc.constant("fluidDimension" as const),
  minPx: size,
  maxPx: size,
  minViewportPx: fc.integer({ min: 1, max: 4000 }),
  maxViewportPx: fc.integer({ min: 4001, max: 9000 }),
  unit: fc.constantFrom("px" as const, "rem" as const),
});

test("a size that grows is a line in rem and vw, as Utopia prints it", () => {
  const value = { type: "fluidDimension", minPx: 16, maxPx: 20, unit: "rem" } as const;
  const widths = { minViewportPx: 320, maxViewportPx: 1240 };
  expect(printFluidLine({ ...value, ...widths })).toBe("0.913rem + 0.4348vw");
  expect(printFluidLine({ ...value, ...widths, minPx: 20, maxPx: 16 })).toBe("1.337rem - 0.4348vw");
  expect(printFluidLine({ ...value, ...widths, maxPx: 16 })).toBeUndefined();
});

test("every line is read back to the same sizes and widths", () => {
  fc.assert(
    fc.property(fluid, (value) => {
      const line = printFluidLine(value);
      expect(line === undefined).toBe(value.minPx === value.maxPx);
      expect(readValue(printTokenValue(value))).toEqual(value);
    }),
    { seed: 20_261_123, numRuns: 300 },
  );
});
