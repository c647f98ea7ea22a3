import { expect, test } from "vitest";
import { nameSchema } from "./name.ts";

test("trims, and composes letters with their marks", () => {
  expect(nameSchema.parse("  S\u0327is\u0327li \n")).toBe("Şişli");
});

test.each(["Işık & Söz", "日本", "Ñ", "👩‍👧", "a".repeat(80), "🎨".repeat(80)])(
  "accepts %s",
  (text) => {
    expect(nameSchema.parse(text)).toBe(text);
  },
);

test.each([
  "",
  "   ",
  "\u200b\u200b",
  "\u00ad",
  "\u3164",
  "\u2800",
  "\u0301",
  "a/b",
  "a\\b",
  "a\u0000b",
  "a\nb",
  "a\u2028b",
  "\u202eevil",
  "\ud800x",
  "a".repeat(81),
])("refuses %j", (text) => expect(nameSchema.safeParse(text).success).toBe(false));
