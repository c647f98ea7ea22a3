import { expect, test } from "vitest";
import { errors } from "#api/errors.ts";
import { fieldProblems } from "./field-problems.ts";
import { fillText, type LocalizedText } from "./locale.ts";
import { recipeProblems } from "./recipe-problems.ts";

const greeting: LocalizedText = { en: "{count} {word}", tr: "{word}: {count}" };

test("fills placeholders with values and with texts in the requested language", () => {
  const values = { count: 2, word: { en: "tokens", tr: "token" } };
  expect(fillText(greeting, "en", values)).toBe("2 tokens");
  expect(fillText(greeting, "tr", values)).toBe("token: 2");
});

test("keeps a placeholder without a value and never reads an inherited one", () => {
  expect(fillText({ en: "{toString}", tr: "" }, "en", {})).toBe("{toString}");
});

const catalogue: [string, LocalizedText][] = [
  ...Object.entries(errors),
  ...Object.entries(fieldProblems),
  ...Object.entries(recipeProblems),
];

test.each(catalogue)("%s has the same placeholders in both languages", (_code, text) => {
  const places = (message: string) => (message.match(/\{\w+\}/g) ?? []).toSorted();
  expect(text.tr.length).toBeGreaterThan(0);
  expect(places(text.tr)).toEqual(places(text.en));
});
