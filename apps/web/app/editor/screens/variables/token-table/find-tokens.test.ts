import { createDesign } from "@tessera/engine";
import { expect, test } from "vitest";
import { findTokens } from "./find-tokens.ts";

const { tokens } = createDesign();

function namesFor(search: string): readonly string[] {
  return findTokens(tokens.values(), search).map(({ path }) => path);
}

test("an empty search finds all", () => {
  expect(namesFor("  ")).toHaveLength(tokens.size);
});

test.each(["color-primary-500", "primary 500", "$color-primary-500", "var(--color-primary-500)"])(
  "%s finds the one token",
  (search) => {
    expect(namesFor(search)).toEqual(["color.primary.500"]);
  },
);

test("capitals count as small letters, those of Turkish too", () => {
  expect(namesFor("RADİUS-FULL")).toEqual(["radius.full"]);
  expect(namesFor("RADIUS-FULL")).toEqual(["radius.full"]);
});

test("a word that no name holds finds nothing", () => {
  expect(namesFor("primary teal")).toEqual([]);
});
