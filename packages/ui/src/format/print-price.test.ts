import { expect, test } from "vitest";
import { printPrice } from "./print-price.ts";

test("prints no decimals for zero, and two for every other price", () => {
  expect(printPrice(0, "USD")).toBe("$0");
  expect(printPrice(800, "USD")).toBe("$8.00");
  expect(printPrice(7920, "EUR")).toBe("€79.20");
});
