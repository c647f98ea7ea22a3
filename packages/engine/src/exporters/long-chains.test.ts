import { describe, expect, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { formats } from "./registry.ts";

/** Linear work takes milliseconds; cubic work took minutes. */
const deadlineMs = 30_000;

const when = [{ scheme: "dark" }, { contrast: "high" }, { density: "compact" }] as const;

type CreateDefinition = (index: number, aliasOf: (index: number) => unknown) => unknown;

/** Creates an alias of the token before. */
const createAlias: CreateDefinition = (index, aliasOf) => aliasOf(index - 1);

/** Creates an alias of one of the fifteen tokens before, by mode. */
const createRule: CreateDefinition = (index, aliasOf) => ({
  type: "rule",
  otherwise: aliasOf(index - 1),
  cases: Array.from({ length: 14 }, (_, behind) => ({
    when: when[behind % when.length],
    then: aliasOf(index - 1 - behind),
  })),
});

function createChain(count: number, group: string, target: string, create: CreateDefinition) {
  const aliasOf = (index: number) => ({ type: "alias", to: index < 0 ? target : nameOf(index) });
  const nameOf = (index: number) => `${group}.a${index}`;
  const tokens = Array.from({ length: count }, (_, index) => [
    nameOf(index),
    create(index, aliasOf),
  ]);
  return designOf({ ...createRecipe(), customTokens: Object.fromEntries(tokens) });
}

describe.each([
  ["lengths", createChain(1_000, "own", "spacing.m", createAlias)],
  ["colors", createChain(1_000, "color.own", "color.text", createAlias)],
  ["durations", createChain(1_000, "duration.own", "duration.fast", createAlias)],
  ["lengths by mode", createChain(900, "own", "spacing.m", createRule)],
  ["colors by mode", createChain(900, "color.own", "color.text", createRule)],
])("a chain of aliases of %s", (_name, set) => {
  it.each(formats.map((format) => [format.id, format] as const))(
    "is printed as %s quickly",
    (_id, format) => {
      expect(format.print(set).length).toBeGreaterThan(0);
    },
    deadlineMs,
  );
});
