import { createRecipe } from "#recipe/create-recipe.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { expect, test } from "vitest";
import { addNamedPalette, renameNamedPalette } from "./name-palette.ts";

const palette = { base: "#0d9488" as HexColor, hasRoles: true };

function add(recipe: Recipe, name: string): Recipe {
  const added = addNamedPalette(recipe, name, palette);
  if (!added.ok) throw new Error(JSON.stringify(added.problems));
  return added.value.recipe;
}

const two = add(add(createRecipe(), "sea"), "sand");

function codesOf(parsed: ReturnType<typeof addNamedPalette>): readonly string[] {
  return parsed.ok ? [] : parsed.problems.map(({ code }) => code);
}

test("refuses a new palette with an existing name", () => {
  expect(codesOf(addNamedPalette(two, "sand", palette))).toEqual(["name-taken"]);
  expect(codesOf(addNamedPalette(two, "info", palette))).toEqual(["name-taken"]);
  expect(codesOf(addNamedPalette(two, "", palette))).toEqual(["malformed"]);
});

test("refuses to rename a palette to an existing name, and loses neither", () => {
  expect(codesOf(renameNamedPalette(two, "sea", "sand"))).toEqual(["name-taken"]);
  expect(codesOf(renameNamedPalette(two, "sea", "Sea blue"))).toEqual(["malformed"]);
  const renamed = renameNamedPalette(two, "sea", "lake");
  expect(renamed.ok && Object.keys(renamed.value.recipe.color.advanced.palettes)).toEqual([
    "lake",
    "sand",
  ]);
});
