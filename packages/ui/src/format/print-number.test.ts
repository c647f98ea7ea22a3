import { expect, test } from "vitest";
import { printNumber } from "./print-number.ts";

test("prints a number in the language's notation", () => {
  expect(printNumber(1234.5678, "en")).toBe("1,234.568");
  expect(printNumber(1234.5678, "tr")).toBe("1.234,568");
});

test("prints the requested number of decimals", () => {
  expect(printNumber(3, "en", { least: 1 })).toBe("3.0");
  expect(printNumber(3.14159, "tr", { most: 1 })).toBe("3,1");
});

test("prints a share of one in percent", () => {
  expect(printNumber(0.16, "en", { most: 0, isShare: true })).toBe("16%");
  expect(printNumber(0.16, "tr", { most: 0, isShare: true })).toBe("%16");
});
