import { expect, test } from "vitest";
import { printAmount, printCurrency, printPrice, symbolOf } from "./print-currency.ts";

test("divides minor units by 100 and prints two decimals", () => {
  expect(printCurrency(825, "USD", "en")).toBe("$8.25");
  expect(printCurrency(7920, "USD", "en")).toBe("$79.20");
  expect(printCurrency(0, "USD", "en")).toBe("$0.00");
});

test("prints euros, with thousands", () => {
  expect(printCurrency(123_456, "EUR", "en")).toBe("€1,234.56");
});

test("prints Turkish amounts with a decimal comma and points between thousands", () => {
  expect(printCurrency(7920, "USD", "tr")).toBe("$79,20");
  expect(printCurrency(123_456, "EUR", "tr")).toBe("€1.234,56");
  expect(printPrice(825, "USD", "tr")).toBe("$8,25");
  expect(printPrice(0, "USD", "tr")).toBe("$0");
});

test("prints a negative amount with its sign, and zero without one", () => {
  expect(printCurrency(-825, "USD", "en")).toBe("-$8.25");
  expect(printCurrency(-0, "USD", "en")).toBe("$0.00");
  expect(printCurrency(-825, "USD", "tr")).toBe("-$8,25");
});

test.each(["TRY", "usd", ""])("refuses the currency %j", (code) => {
  expect(() => printCurrency(100, code, "en")).toThrow(`Unsupported currency: ${code}`);
});

test("prints an amount of another currency with its code", () => {
  expect(printAmount(825, "USD", "en")).toBe("$8.25");
  expect(printAmount(825, "GBP", "en")).toBe("8.25 GBP");
  expect(printAmount(123_456, "GBP", "tr")).toBe("1.234,56 GBP");
});

test("prints no decimals for a price of zero, and two for every other price", () => {
  expect(printPrice(0, "USD", "en")).toBe("$0");
  expect(printPrice(800, "USD", "en")).toBe("$8.00");
  expect(printPrice(7920, "EUR", "en")).toBe("€79.20");
});

test("names the symbol of a currency", () => {
  expect([symbolOf("USD"), symbolOf("EUR")]).toEqual(["$", "€"]);
  expect(() => symbolOf("GBP")).toThrow("Unsupported currency: GBP");
});
