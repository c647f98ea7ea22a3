import { expect, test } from "vitest";
import { printRatio } from "./print-ratio.ts";

test("prints two decimals in the language's notation", () => {
  expect(printRatio(21, "en-US")).toBe("21.00");
  expect(printRatio(4.53, "tr-TR")).toBe("4,53");
});

test("never rounds a broken promise up to a kept one", () => {
  expect(printRatio(4.4999, "en-US")).toBe("4.49");
});
