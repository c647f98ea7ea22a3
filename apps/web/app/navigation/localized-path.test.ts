import { expect, test } from "vitest";
import { localeOf, localizedPath, withoutLocale } from "./localized-path.ts";

test("reads the locale of the first segment only", () => {
  expect(localeOf("/tr")).toBe("tr");
  expect(localeOf("/tr/pricing")).toBe("tr");
  expect(localeOf("/trade/brand")).toBe("en");
  expect(localeOf("/pricing/tr")).toBe("en");
});

test("strips only a leading locale segment", () => {
  expect(withoutLocale("/en/pricing")).toBe("/pricing");
  expect(withoutLocale("/tr")).toBe("/");
  expect(withoutLocale("/trade")).toBe("/trade");
});

test("strips only the slash at the end of the path", () => {
  expect(withoutLocale("/pricing/")).toBe("/pricing");
  expect(withoutLocale("/tr/pricing/?plan=pro#free")).toBe("/pricing?plan=pro#free");
  expect(withoutLocale("/tr/")).toBe("/");
  expect(withoutLocale("/")).toBe("/");
  expect(withoutLocale("/login?next=/overview/")).toBe("/login?next=/overview/");
  expect(localizedPath("/pricing/", "tr")).toBe("/tr/pricing");
});

test("keeps the page, its query and its hash when the locale changes", () => {
  expect(localizedPath("/pricing?plan=pro#free", "tr")).toBe("/tr/pricing?plan=pro#free");
  expect(localizedPath("/tr/pricing", "en")).toBe("/pricing");
  expect(localizedPath("/", "tr")).toBe("/tr");
  expect(localizedPath("/tr", "tr")).toBe("/tr");
  expect(localizedPath("/#files", "tr")).toBe("/tr#files");
  expect(localizedPath("/?plan=pro", "tr")).toBe("/tr?plan=pro");
});
