import { expect, test } from "vitest";
import { sizeAtWidthPx } from "./sizes-at-width.ts";

const fluid = {
  type: "fluidDimension",
  minPx: 20,
  maxPx: 40,
  minViewportPx: 480,
  maxViewportPx: 1536,
  unit: "rem",
} as const;

test("a fluid size grows between its two widths and is constant beyond them", () => {
  expect(sizeAtWidthPx(fluid, 320)).toBe(20);
  expect(sizeAtWidthPx(fluid, 1008)).toBe(30);
  expect(sizeAtWidthPx(fluid, 2000)).toBe(40);
});

test("a fixed size is the same everywhere, in px", () => {
  expect(sizeAtWidthPx({ type: "dimension", value: 1.5, unit: "rem" }, 320)).toBe(24);
});
