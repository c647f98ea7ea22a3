import { parseHexColor, parseRecipe } from "@tessera/engine";
import { expect, test } from "vitest";
import {
  applyStartingRecipe,
  parseStartingRecipe,
  type StartingRecipe,
} from "./starting-recipe.ts";

const starting: StartingRecipe = { base: parseHexColor("#d9480f")!, ratio: 1.125, unitPx: 8 };

test("creates a recipe that the engine accepts, with the decisions in it", () => {
  const recipe = applyStartingRecipe(starting);
  expect(parseRecipe(recipe)).toMatchObject({ ok: true });
  expect(recipe.color.base).toBe("#d9480f");
  expect(recipe.typography).toMatchObject({ ratioWide: 1.125, ratioNarrow: 1.125 });
  expect(recipe.spacing.unitPx).toBe(8);
});

test("reads back what was stored", () => {
  expect(parseStartingRecipe(JSON.stringify(starting))).toEqual(starting);
});

test.each([
  undefined,
  "",
  "{",
  "[]",
  '{"base":"#zzz","ratio":1.2,"unitPx":4}',
  '{"base":"#123456"}',
])("reads nothing from %j", (text) => {
  expect(parseStartingRecipe(text)).toBeUndefined();
});
