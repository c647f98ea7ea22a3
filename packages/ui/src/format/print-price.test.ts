import { expect, test } from "vitest";
import { printPrice } from "./print-price.ts";

test("prints no decimals for zero, and two for every other price", () => {
  expect(printPrice(0, "USD", "en-US")).toBe("$0");
  expect(printPrice(800, "USD", "en-US")).toBe("$8.00");
  expect(printPrice(7920, "EUR", "en-US")).toBe("€79.20");
  expect(printPrice(0, "USD", "tr-TR")).toBe("$0");
});
