import { expect, test } from "vitest";
import { printContrastRatio } from "./print-contrast-ratio.ts";

test("compares a color with white by default", () => {
  expect(printContrastRatio("#000000")).toBe("21.00");
  expect(printContrastRatio("#fff")).toBe("1.00");
});

test("compares two colors, in either order", () => {
  expect(printContrastRatio("#4ccfd1", "#0f0f0e")).toBe("10.18");
  expect(printContrastRatio("#0F0F0E", "#4CCFD1")).toBe("10.18");
});

test("prints the ratio in the language's notation", () => {
  expect(printContrastRatio("#006a70", "#f2f2f0", "tr")).toBe("5,68");
});

test("refuses what is not a hex color", () => {
  expect(() => printContrastRatio("tomato")).toThrow("Not a hex color: tomato.");
});
