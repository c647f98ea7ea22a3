import { plans } from "@tessera/contract";
import { expect, test } from "vitest";
import { printPrice } from "./print-price.ts";

test("prints the plans' prices", () => {
  const { free, pro } = plans;
  expect(printPrice(free.monthlyPriceMinor, free.currency)).toBe("$0");
  expect(printPrice(pro.monthlyPriceMinor, pro.currency)).toBe("$8.25");
  expect(printPrice(pro.annualPriceMinor, pro.currency)).toBe("$79.20");
});

test("prints euros, with thousands", () => {
  expect(printPrice(123_456, "EUR")).toBe("€1,234.56");
});

test("refuses any other currency", () => {
  expect(() => printPrice(100, "TRY")).toThrow("Unsupported currency: TRY");
});
