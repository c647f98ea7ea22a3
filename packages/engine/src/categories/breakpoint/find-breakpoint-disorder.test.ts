import { describe, expect, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { applyVariables } from "#variables/apply-variables.ts";
import { designOf } from "#design/testing/design-of.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { parseStoredRecipe } from "#design/parse-stored-recipe.ts";

const px = (value: number) => ({ type: "dimension", value, unit: "px" }) as const;
const alias = (to: string) => ({ type: "alias", to: tokenPath(to) }) as const;
const inDark = (then: ReturnType<typeof px>): TokenDefinition => ({
  type: "rule",
  otherwise: px(800),
  cases: [{ when: { scheme: "dark" }, then }],
});

function pinned(
  overrides: Readonly<Record<string, TokenDefinition>>,
  customTokens: Readonly<Record<string, TokenDefinition>> = {},
): Recipe {
  return { ...createRecipe(), overrides, customTokens };
}

const disorders: readonly (readonly [string, Recipe, string])[] = [
  ["a width", pinned({ "breakpoint.m": px(1024) }), "breakpoint.m"],
  ["an alias", pinned({ "breakpoint.m": alias("breakpoint.xl") }), "breakpoint.m"],
  ["an alias of the one before", pinned({ "breakpoint.m": alias("breakpoint.s") }), "breakpoint.m"],
  ["a rule, in one mode", pinned({ "breakpoint.m": inDark(px(2000)) }), "breakpoint.m"],
  [
    "a custom token that it refers to",
    pinned({ "breakpoint.xl": alias("breakpoint.tiny") }, { "breakpoint.tiny": px(1) }),
    "breakpoint.xl",
  ],
];

describe("pinned breakpoints", () => {
  it.each(disorders)("are refused if they are out of order through %s", (_, recipe, path) => {
    expect(parseRecipe(recipe)).toEqual({
      ok: false,
      problems: [{ path: `overrides.${path}`, code: "not-rising" }],
    });
  });

  it.each(disorders)(
    "are dropped from a stored recipe if they are out of order through %s, and others remain",
    (_, recipe, path) => {
      const radius = { "radius.m": px(5) };
      const overrides = { ...recipe.overrides, ...radius };
      const parsed = parseStoredRecipe(JSON.parse(JSON.stringify({ ...recipe, overrides })));
      expect(parsed.ok && parsed.value.recipe.overrides).toEqual(radius);
      expect(Object.keys(recipe.overrides)).toEqual([path]);
    },
  );

  it("may be aliases and rules that increase in every mode", () => {
    const recipe = pinned(
      {
        "breakpoint.m": inDark(px(900)),
        "breakpoint.l": alias("breakpoint.wide"),
      },
      { "breakpoint.wide": px(1100) },
    );
    expect(parseRecipe(recipe)).toMatchObject({ ok: true });
  });

  it("are compared with the aliases around them when one is set", () => {
    const design = designOf(pinned({ "breakpoint.m": inDark(px(1000)) }));
    const put = (value: string) =>
      applyVariables(design, "breakpoint", { type: "custom", variables: [{ key: "s", value }] });
    expect(put("700px")).toMatchObject({ ok: true });
    expect(put("850px")).toEqual({
      ok: false,
      problems: [{ path: "variables.0.value", code: "not-rising" }],
    });
  });
});
