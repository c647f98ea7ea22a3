import { expect, test } from "vitest";
import { defaultThemeSettings, parseThemeSettings } from "./theme-settings.ts";

test("is dark, comfortable and the main product where nothing is stored", () => {
  expect(parseThemeSettings(null)).toEqual(defaultThemeSettings);
  expect(defaultThemeSettings).toMatchObject({ product: "main", colorScheme: "dark" });
});

test("keeps what is known and drops what is not", () => {
  const text = '{"colorScheme":"system","densityMode":"tight","product":"backoffice","other":1}';
  expect(parseThemeSettings(text)).toEqual({
    ...defaultThemeSettings,
    colorScheme: "system",
    product: "backoffice",
  });
});

test.each(["", "null", "[]", "{", '"dark"'])("falls back to the default for %j", (text) => {
  expect(parseThemeSettings(text)).toEqual(defaultThemeSettings);
});
