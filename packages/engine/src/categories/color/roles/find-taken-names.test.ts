import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { defaultAdvancedColor, type AdvancedColor } from "../advanced-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { tokenName, tokenPath } from "#tokens/token-path.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { generateColors } from "./index.ts";

const runs = { seed: 20_260_601, numRuns: inject("form") === "long" ? 5000 : 150 };

const brand = (hasRoles: boolean): AdvancedColor["palettes"] => ({
  brand: { base: "#0d9488" as HexColor, hasRoles },
});

function recipeWith(part: Partial<AdvancedColor>): Recipe {
  const recipe = createRecipe();
  return { ...recipe, color: { ...recipe.color, advanced: { ...defaultAdvancedColor, ...part } } };
}

function problemsOf(part: Partial<AdvancedColor>): readonly unknown[] {
  const parsed = parseRecipe(recipeWith(part));
  return parsed.ok ? [] : parsed.problems;
}

const words = ["solid", "subtle", "text", "border", "tint", "on", "action", "1", "2", "brand"];

describe("names of steps and palettes", () => {
  it("are never shared by two tokens of an accepted recipe", () => {
    const parts = fc.record({
      stepNames: fc.uniqueArray(fc.constantFrom(...words), { minLength: 3, maxLength: 6 }),
      hasTints: fc.boolean(),
      palettes: fc.dictionary(
        fc.constantFrom("brand", "on", "on-brand", "brand-on", "x-tint", "x", "primary-1", "data"),
        fc.record({ base: fc.constant("#0d9488" as HexColor), hasRoles: fc.boolean() }),
        { maxKeys: 3 },
      ),
    });
    let takenRecipes = 0;
    fc.assert(
      fc.property(parts, (part) => {
        const recipe = recipeWith(part);
        if (!parseRecipe(recipe).ok) return;
        takenRecipes++;
        const names = generateColors(recipe).map(({ path }) => tokenName(path));
        expect(new Set(names).size).toBe(names.length);
      }),
      runs,
    );
    expect(takenRecipes).toBeGreaterThan(runs.numRuns / 20);
  });

  it("refuse a step whose name is a role of a palette, with the step's path", () => {
    expect(problemsOf({ stepNames: ["solid", "subtle", "text"] })).toEqual(
      ["solid", "subtle", "text"].map((step, index) => ({
        path: `color.advanced.stepNames.${index}`,
        code: "name-taken",
        values: {
          name: `color-success-${step}`,
          owner: `color.success-${step}`,
          ownerKind: "role",
        },
      })),
    );
  });

  it("refuse roles of two palettes with the same name, before any role is solved", () => {
    const base = "#0d9488" as HexColor;
    const palettes = {
      "on-brand": { base, hasRoles: true },
      brand: { base, hasRoles: true },
    };
    expect(problemsOf({ stepNames: ["border", "solid", "action"], palettes })).not.toEqual([]);
  });

  it("refuse a step whose name is a role of an extra palette", () => {
    const stepNames = ["light", "border", "dark"];
    expect(problemsOf({ stepNames, palettes: brand(false) })).toEqual([]);
    expect(problemsOf({ stepNames, palettes: brand(true) })).toEqual([
      {
        path: "color.advanced.stepNames.1",
        code: "name-taken",
        values: { name: "color-brand-border", owner: "color.brand-border", ownerKind: "role" },
      },
    ]);
  });

  it("refuse a taken step even if a custom token or an override has the same name", () => {
    const recipe: Recipe = {
      ...recipeWith({ stepNames: ["a", "text", "b"] }),
      overrides: { [tokenPath("radius.m")]: { type: "dimension", value: 1, unit: "px" } },
    };
    const parsed = parseRecipe(recipe);
    expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual([
      "color.advanced.stepNames.1",
    ]);
  });

  it.each([
    ["primary", "color-primary", "color.primary", "palette"],
    ["text", "color-text", "color.text", "role"],
    ["primary-50", "color-primary-50", "color.primary.50", "step"],
    ["primary-tint", "color-primary-tint", "color.primary-tint", "palette"],
    ["action", "color-action-subtle", "color.action-subtle", "role"],
  ])("report the owner of the name of the palette %s", (palette, name, owner, ownerKind) => {
    const palettes = { [palette]: { base: "#0d9488" as HexColor, hasRoles: true } };
    const path = `color.advanced.palettes.${palette}`;
    expect(problemsOf({ palettes })).toEqual([
      { path, code: "name-taken", values: { name, owner, ownerKind } },
    ]);
  });
});
