import { plans } from "@tessera/contract";
import {
  createRecipe,
  parseRecipe,
  tokenPath,
  type Recipe,
  type TokenDefinition,
} from "@tessera/engine";
import { expect, test } from "vitest";
import { featuresUsed, findFeatureBeyond } from "./features-used.ts";

type Tokens = Readonly<Record<string, TokenDefinition>>;

function recipeWith(overrides: Tokens, customTokens: Tokens = {}): Recipe {
  return { ...withPalettes([]), overrides, customTokens };
}

function withPalettes(names: readonly string[], pinnedSteps: object = {}): Recipe {
  const entries = names.map((name) => [name, { base: "#0d9488", hasRoles: true }]);
  const advanced = { palettes: Object.fromEntries(entries), baseSteps: {}, pinnedSteps };
  return { color: { advanced }, overrides: {}, customTokens: {} } as unknown as Recipe;
}

const pinned = { type: "color", hex: "#ff0000", alpha: 1 } as TokenDefinition;
const alias = { type: "alias", to: "color.primary.500" } as TokenDefinition;
const size: TokenDefinition = { type: "dimension", value: 4, unit: "px" };

test("allows pinned dimensions on every plan", () => {
  expect([...featuresUsed(recipeWith({ "radius.m": size }))]).toEqual([]);
});

test("counts a pinned color as advanced color, a custom token and an alias as design tokens", () => {
  expect([...featuresUsed(recipeWith({ "color.primary.500": pinned }))]).toEqual([
    "hasAdvancedColor",
  ]);
  expect([...featuresUsed(recipeWith({}, { "brand.edge": size }))]).toEqual(["hasDesignTokens"]);
  expect([...featuresUsed(recipeWith({ "radius.m": alias }))]).toEqual(["hasDesignTokens"]);
});

test("finds an alias inside a rule", () => {
  const rule: TokenDefinition = {
    type: "rule",
    otherwise: size,
    cases: [{ when: { density: "compact" }, then: { type: "alias", to: "radius.s" as never } }],
  };
  expect([...featuresUsed(recipeWith({ "radius.m": rule }))]).toEqual(["hasDesignTokens"]);
});

test("does not count unchanged values", () => {
  const plain = createRecipe();
  const saved: Recipe = { ...plain, overrides: { [tokenPath("color.primary.500")]: pinned } };
  const more: Recipe = { ...plain, overrides: { [tokenPath("color.text")]: pinned } };
  const free = plans.free.entitlements;
  expect(findFeatureBeyond(free, saved, saved)).toBeUndefined();
  expect(findFeatureBeyond(free, more, saved)).toBe("hasAdvancedColor");
});

test("recognizes unchanged values in any order of their keys", () => {
  const stored = recipeWith({
    "color.primary.500": { alpha: 1, hex: "#ff0000", type: "color" } as TokenDefinition,
  });
  expect([...featuresUsed(recipeWith({ "color.primary.500": pinned }), stored)]).toEqual([]);
  const deeper = recipeWith({ "color.primary.500": { ...pinned, alpha: 0.5 } as TokenDefinition });
  expect([...featuresUsed(deeper, stored)]).toEqual(["hasAdvancedColor"]);
});

test("counts new palettes and pinned steps as advanced color", () => {
  expect([...featuresUsed(withPalettes(["brand"]))]).toEqual(["hasAdvancedColor"]);
  expect([...featuresUsed(withPalettes(["brand"]), withPalettes(["brand"]))]).toEqual([]);
  expect([...featuresUsed(withPalettes([]), withPalettes(["brand"]))]).toEqual([]);
  const pins = withPalettes(["brand"], { primary: { "500": "#0d9488" } });
  expect([...featuresUsed(pins, withPalettes(["brand"]))]).toEqual(["hasAdvancedColor"]);
});

test("allows pins to be removed one by one and counts their replacements", () => {
  const two = withPalettes([], { primary: { "500": "#0d9488", "600": "#0b7a70" }, info: {} });
  const one = withPalettes([], { primary: { "600": "#0b7a70" } });
  expect([...featuresUsed(one, two)]).toEqual([]);
  expect([...featuresUsed(withPalettes([], { primary: {} }), two)]).toEqual([]);
  expect([...featuresUsed(two, one)]).toEqual(["hasAdvancedColor"]);
  const other = withPalettes([], { primary: { "600": "#000000" } });
  expect([...featuresUsed(other, one)]).toEqual(["hasAdvancedColor"]);
  const elsewhere = withPalettes([], { info: { "600": "#0b7a70" } });
  expect([...featuresUsed(elsewhere, one)]).toEqual(["hasAdvancedColor"]);
});

test("allows removing the roles of an unchanged palette and counts added roles", () => {
  const withRoles = withPalettes(["brand"]);
  const palettes = { brand: { base: "#0d9488", hasRoles: false } };
  const without = { ...withRoles, color: { advanced: { palettes } } } as unknown as Recipe;
  expect([...featuresUsed(without, withRoles)]).toEqual([]);
  expect([...featuresUsed(withRoles, without)]).toEqual(["hasAdvancedColor"]);
  const other = { brand: { base: "#000000", hasRoles: false } };
  const recolored = { ...withRoles, color: { advanced: { palettes: other } } };
  expect([...featuresUsed(recolored as unknown as Recipe, withRoles)]).toEqual([
    "hasAdvancedColor",
  ]);
});

test("counts new contrast targets as advanced color, and allows their removal", () => {
  const withTargets = (contrastTargets: Recipe["color"]["contrastTargets"]): Recipe => {
    const recipe = createRecipe();
    return { ...recipe, color: { ...recipe.color, contrastTargets } };
  };
  const none = createRecipe();
  const ofText = withTargets({ text: "aaa", pairs: {} });
  const ofPair = withTargets({ text: "aa", pairs: { link: { "surface-0": "aaa" } } });
  const free = plans.free.entitlements;
  for (const targeted of [ofText, ofPair]) {
    expect(findFeatureBeyond(free, targeted, none)).toBe("hasAdvancedColor");
    expect(findFeatureBeyond(free, targeted, targeted)).toBeUndefined();
    expect(findFeatureBeyond(free, none, targeted)).toBeUndefined();
  }
});

test("allows everything on Pro", () => {
  const plain = createRecipe();
  const recipe: Recipe = { ...plain, customTokens: { [tokenPath("brand.edge")]: size } };
  expect(findFeatureBeyond(plans.pro.entitlements, recipe, plain)).toBeUndefined();
});

test("counts notes on tokens as design tokens", () => {
  const recipe = { ...createRecipe(), tokenNotes: { "radius.m": { deprecated: true } } };
  const parsed = parseRecipe(recipe);
  expect(parsed.ok && [...featuresUsed(parsed.value.recipe)]).toEqual(["hasDesignTokens"]);
});
