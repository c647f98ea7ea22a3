import { expect, test } from "vitest";
import { countryOptions, printCountryName } from "./country-option.ts";

test("offers Turkey with its code and its mask", () => {
  expect(countryOptions).toEqual([
    { emoji: "🇹🇷", phoneCode: "90", short: "TR", name: "Turkey", phoneMask: "(500) 000-0000" },
  ]);
});

test("prints a country's name in the page's language", () => {
  expect(printCountryName(countryOptions[0], "en-US")).toBe("Turkey");
  expect(printCountryName(countryOptions[0], "tr-TR")).toBe("Türkiye");
});
