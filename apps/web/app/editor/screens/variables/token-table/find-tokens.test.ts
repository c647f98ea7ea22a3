import { createDesign, printTokenValue, type Token } from "@tessera/engine";
import { expect, test } from "vitest";
import { findTokens } from "./find-tokens.ts";

const design = createDesign();
const { tokens } = design;

function printValue({ path }: Token): string {
  const value = design.valuesIn().get(path);
  return value ? printTokenValue(value) : "";
}

function namesFor(search: string): readonly string[] {
  return findTokens(tokens.values(), search, printValue).map(({ path }) => path);
}

test("finds all tokens by an empty search", () => {
  expect(namesFor("  ")).toHaveLength(tokens.size);
});

test.each(["color-primary-500", "primary 500", "$color-primary-500", "var(--color-primary-500)"])(
  "finds one token by %s",
  (search) => {
    expect(namesFor(search)).toEqual(["color.primary.500"]);
  },
);

test("ignores case, also of Turkish letters", () => {
  expect(namesFor("RADİUS-FULL")).toEqual(["radius.full"]);
  expect(namesFor("RADIUS-FULL")).toEqual(["radius.full"]);
});

test("finds nothing by a word that no name contains", () => {
  expect(namesFor("primary teal")).toEqual([]);
});

test("finds tokens by the start of their value", () => {
  const found = findTokens(tokens.values(), "16", printValue);
  expect(found.length).toBeGreaterThan(1);
  for (const token of found) expect(printValue(token)).toMatch(/^16/);
});
