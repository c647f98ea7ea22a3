import { expect, test } from "vitest";
import { findLocale } from "./request-locale.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["tr", "tr"],
  ["tr-TR,tr;q=0.9,en-US;q=0.8", "tr"],
  ["en;q=0.8, tr", "tr"],
  ["de, fr;q=0.9, tr;q=0.1", "tr"],
  ["tr;q=0, en;q=0.1", "en"],
  ["de", "en"],
  ["../../etc/passwd", "en"],
  ["tr;q=abc", "en"],
  ["TR", "tr"],
  ["*", "en"],
  ["en;q=0, *", "tr"],
  ["*;q=0.1, tr", "tr"],
])("reads Accept-Language %j as %s", (header, locale) => {
  expect(findLocale(header)).toBe(locale);
});
