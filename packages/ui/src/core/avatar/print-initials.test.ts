import { expect, test } from "vitest";
import { printInitials } from "./print-initials.ts";

test.each([
  ["Elif Yılmaz", "en", "EY"],
  ["  ayşe nur   demir ", "tr", "AD"],
  ["ipek ışık", "tr", "İI"],
  ["ipek", "en", "I"],
  ["@acme (test)", "en", "AT"],
  ["", "en", ""],
])("prints the initials of %s in %s", (name, locale, initials) => {
  expect(printInitials(name, locale)).toBe(initials);
});
