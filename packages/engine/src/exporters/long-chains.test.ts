import { describe, expect, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { formats } from "./registry.ts";

/** Linear work takes milliseconds; cubic work took minutes. */
const deadlineMs = 30_000;

const when = [{ scheme: "dark" }, { contrast: "high" }, { density: "compact" }] as const;

type MakeDefinition = (index: number, aliasOf: (index: number) => unknown) => unknown;

/** Makes each token an alias of the one before it. */
const makeAlias: MakeDefinition = (index, aliasOf) => aliasOf(index - 1);

/** Makes each token an alias of one of the fifteen before it, by mode. */
const makeRule: MakeDefinition = (index, aliasOf) => ({
  type: "rule",
  otherwise: aliasOf(index - 1),
  cases: Array.from({ length: 14 }, (_, behind) => ({
    when: when[behind % when.length],
    then: aliasOf(index - 1 - behind),
  })),
});

function makeSet(count: number, group: string, target: string, make: MakeDefinition) {
  const aliasOf = (index: number) => ({ type: "alias", to: index < 0 ? target : nameOf(index) });
  const nameOf = (index: number) => `${group}.a${index}`;
  const tokens = Array.from({ length: count }, (_, index) => [nameOf(index), make(index, aliasOf)]);
  return designOf({ ...createRecipe(), customTokens: Object.fromEntries(tokens) });
}

describe.each([
  ["lengths", makeSet(1_000, "own", "spacing.m", makeAlias)],
  ["colors", makeSet(1_000, "color.own", "color.text", makeAlias)],
  ["durations", makeSet(1_000, "duration.own", "duration.fast", makeAlias)],
  ["lengths by mode", makeSet(900, "own", "spacing.m", makeRule)],
  ["colors by mode", makeSet(900, "color.own", "color.text", makeRule)],
])("a chain of aliases of %s", (_name, set) => {
  it.each(formats.map((format) => [format.id, format] as const))(
    "is printed as %s quickly",
    (_id, format) => {
      expect(format.print(set).length).toBeGreaterThan(0);
    },
    deadlineMs,
  );
});
