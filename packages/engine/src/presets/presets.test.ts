import { expect, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { moods } from "./preset.ts";
import { findPreset, presets, recolorPreset } from "./presets.ts";

it("has at least 24 presets, each with another look", () => {
  expect(presets.length).toBeGreaterThanOrEqual(24);
  const looks = presets.map(({ recipe }) => JSON.stringify(recipe));
  expect(new Set(looks).size).toBe(presets.length);
  expect(new Set(presets.map(({ recipe }) => recipe.color.base)).size).toBe(presets.length);
});

it.each(presets)("$id parses, keeps every promise and has a mood", ({ recipe, moods: own }) => {
  expect(designOf(recipe).recipe).toEqual(recipe);
  expect(designOf(recipe).promises.filter(({ isKept }) => !isKept)).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
});

it.each(moods)("has at least three presets of the mood %s", (mood) => {
  expect(presets.filter((each) => each.moods.includes(mood)).length).toBeGreaterThanOrEqual(3);
});

it("finds a preset by its id, and draws it around another base color", () => {
  const kiln = findPreset("kiln");
  expect(findPreset("constructor")).toBeUndefined();
  expect(kiln).toBeDefined();
  if (!kiln) return;
  const recolored = parseRecipe(recolorPreset(kiln, "#0d9488" as HexColor));
  expect(recolored).toMatchObject({ ok: true, value: { recipe: { color: { base: "#0d9488" } } } });
});
