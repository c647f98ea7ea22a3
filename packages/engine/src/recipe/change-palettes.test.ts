import { describe, expect, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { designOf } from "#design/testing/design-of.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { addPalette, removePalette, renamePalette, setPaletteRoles } from "./change-palettes.ts";
import { createRecipe } from "./create-recipe.ts";
import type { Recipe } from "./recipe.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import { tokenPath } from "#tokens/token-path.ts";

const base = "#0d9488" as HexColor;
const pin = { type: "color", hex: "#abcdef" as HexColor, alpha: 1 } as const;
const alias = (to: string) => ({ type: "alias", to: tokenPath(to) }) as const;

function recipeWith(advanced: object, tokens: Partial<Recipe> = {}, pairs: object = {}): Recipe {
  const recipe = createRecipe();
  const contrastTargets = { text: "aa", pairs };
  const color = { ...recipe.color, advanced, contrastTargets };
  return designOf({ ...recipe, ...tokens, color }).recipe;
}

const palettes = { sea: { base, hasRoles: true }, sand: { base: "#e2a610", hasRoles: false } };
const system = recipeWith(
  {
    hasTints: true,
    palettes,
    baseSteps: { sea: "500" },
    pinnedSteps: { sea: { 700: "#0b5f58" }, sand: { 100: "#fff4d6" } },
  },
  {
    overrides: {
      [tokenPath("color.sea.300")]: pin,
      [tokenPath("color.sea-tint.100")]: pin,
      [tokenPath("color.sea-solid-hover")]: pin,
      [tokenPath("color.on-sea-subtle")]: alias("color.sea.900"),
      [tokenPath("color.focus")]: alias("color.sea-text"),
    },
    customTokens: { [tokenPath("brand.edge")]: alias("color.sea-border") },
  },
  {
    text: { "sea-subtle": 12, "surface-1": "aaa" },
    "on-sea-solid": { "sea-solid": 5, "sea-solid-hover": "aaa" },
  },
);

const withoutAliases: Recipe = { ...system, overrides: {}, customTokens: {} };

/** Lists the generated colors of a palette, by a path without its name. */
function colorsOf(recipe: Recipe, name: string): ReadonlyMap<string, unknown> {
  const values = [...resolve(designOf(recipe), { scheme: "dark" })];
  return new Map(values.map(([path, value]) => [path.replace(name, "*"), value]));
}

describe("an added palette", () => {
  it("is after all others, and complete", () => {
    const added = addPalette(system, "clay", { base: "#b4532a" as HexColor, hasRoles: true });
    expect(designOf(added).recipe).toEqual(added);
    expect(Object.keys(added.color.advanced.palettes)).toEqual(["sea", "sand", "clay"]);
  });

  it("is refused if its name is taken or invalid", () => {
    for (const [name, code] of [
      ["primary", "name-taken"],
      ["on-sea", "name-taken"],
      ["Clay", "malformed"],
    ] as const) {
      const parsed = parseRecipe(addPalette(system, name, { base, hasRoles: true }));
      expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.code)).toEqual([code]);
    }
  });
});

describe("a renamed palette", () => {
  it("keeps its pins, aliases follow, and no color changes", () => {
    const renamed = renamePalette(system, "sea", "deep-sea");
    expect(designOf(renamed).recipe).toEqual(renamed);
    expect(Object.keys(renamed.color.advanced.palettes)).toEqual(["deep-sea", "sand"]);
    expect(renamed.color.contrastTargets.pairs).toEqual({
      text: { "deep-sea-subtle": 12, "surface-1": "aaa" },
      "on-deep-sea-solid": { "deep-sea-solid": 5, "deep-sea-solid-hover": "aaa" },
    });
    expect(colorsOf(renamed, "deep-sea")).toEqual(colorsOf(system, "sea"));
    expect(renamePalette(renamed, "deep-sea", "sea")).toEqual(system);
  });

  it.each(["", "Deep Sea", "a--b", "über"])("is refused with the invalid name: %s", (name) => {
    const parsed = parseRecipe(renamePalette(system, "sea", name));
    expect(parsed.ok ? [] : parsed.problems.map(({ code }) => code)).toContain("malformed");
  });

  it("does not change a custom token with the name of a role that the palette does not have", () => {
    const text = { [tokenPath("color.sand-text")]: pin };
    const renamed = renamePalette(recipeWith({ palettes }, { customTokens: text }), "sand", "dune");
    expect(renamed.customTokens).toEqual(text);
  });

  it("does not change a custom token with the name of a tint that no palette has", () => {
    const tint = {
      [tokenPath("color.sand-tint.50")]: pin,
      [tokenPath("brand.paper")]: alias("color.sand-tint.50"),
    };
    const renamed = renamePalette(recipeWith({ palettes }, { customTokens: tint }), "sand", "dune");
    expect(renamed.customTokens).toEqual(tint);
    expect(designOf(renamed).recipe).toEqual(renamed);
  });
});

describe("a removed palette", () => {
  it("leaves no pins or colors", () => {
    const removed = removePalette(withoutAliases, "sea");
    expect(designOf(removed).recipe).toEqual(removed);
    expect([...designOf(removed).tokens.keys()].filter((path) => path.includes("sea"))).toEqual([]);
    expect(removed.color.contrastTargets.pairs).toEqual({ text: { "surface-1": "aaa" } });
    const pinned = { ...system, customTokens: {} };
    expect(Object.keys(removePalette(pinned, "sea").overrides)).toEqual(["color.focus"]);
  });

  it("is refused if another token refers to it", () => {
    const parsed = parseRecipe(removePalette(system, "sea"));
    expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual([
      "overrides.color.focus",
      "customTokens.brand.edge",
    ]);
  });
});

describe("the roles of a palette", () => {
  it("are removed with their pins, and can be added again", () => {
    const pinned = { ...withoutAliases, overrides: { [tokenPath("color.sea-solid")]: pin } };
    const plain = setPaletteRoles(pinned, "sea", false);
    expect(designOf(plain).recipe).toEqual(plain);
    const roles = [...designOf(plain).tokens.keys()].filter((path) => /-?sea-(?!tint)/.test(path));
    expect(roles).toEqual([]);
    expect(plain.color.contrastTargets.pairs).toEqual({ text: { "surface-1": "aaa" } });
    const { contrastTargets } = plain.color;
    expect(setPaletteRoles(plain, "sea", true)).toEqual({
      ...withoutAliases,
      color: { ...withoutAliases.color, contrastTargets },
    });
  });
});
