import { expect, test } from "vitest";
import { printCurrency, printPrice, symbolOf } from "./print-currency.ts";

test("divides minor units by 100 and prints two decimals", () => {
  expect(printCurrency(825, "USD")).toBe("$8.25");
  expect(printCurrency(7920, "USD")).toBe("$79.20");
  expect(printCurrency(0, "USD")).toBe("$0.00");
});

test("prints euros, with thousands", () => {
  expect(printCurrency(123_456, "EUR")).toBe("€1,234.56");
});

test("prints a negative amount with its sign, and zero without one", () => {
  expect(printCurrency(-825, "USD")).toBe("-$8.25");
  expect(printCurrency(-0, "USD")).toBe("$0.00");
});

test.each(["TRY", "usd", ""])("refuses the currency %j", (code) => {
  expect(() => printCurrency(100, code)).toThrow(`Unsupported currency: ${code}`);
});

test("prints no decimals for a price of zero, and two for every other price", () => {
  expect(printPrice(0, "USD")).toBe("$0");
  expect(printPrice(800, "USD")).toBe("$8.00");
  expect(printPrice(7920, "EUR")).toBe("€79.20");
});

test("names the symbol of a currency", () => {
  expect([symbolOf("USD"), symbolOf("EUR")]).toEqual(["$", "€"]);
  expect(() => symbolOf("GBP")).toThrow("Unsupported currency: GBP");
});
