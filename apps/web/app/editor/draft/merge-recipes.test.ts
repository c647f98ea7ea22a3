import { createRecipe, tokenPath, type Recipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { leafPath, overridePath } from "./leaf-path.ts";
import { mergeRecipes, settleCollisions } from "./merge-recipes.ts";
import { writeLeaf } from "./recipe-leaves.ts";

const base = createRecipe();
const colorBase = leafPath("color", "base");
const radiusBase = leafPath("radius", "basePx");

function withLeaves(leaves: Readonly<Record<string, unknown>>): Recipe {
  return Object.entries(leaves).reduce<Recipe>(
    (recipe, [path, value]) => writeLeaf(recipe, leafPath(path), value),
    base,
  );
}

test("keeps both sides where they touch different decisions", () => {
  const mine = withLeaves({ "color/base": "#0d9488" });
  const theirs = withLeaves({ "radius/basePx": 20 });
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions).toEqual([]);
  expect(merge.design.recipe.color.base).toBe("#0d9488");
  expect(merge.design.recipe.radius.basePx).toBe(20);
});

test("shows both values where the same decision was taken twice, and keeps the rest", () => {
  const mine = withLeaves({ "color/base": "#0d9488", "radius/basePx": 2 });
  const theirs = withLeaves({ "color/base": "#d9480f" });
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions).toEqual([
    { path: colorBase, base: base.color.base, mine: "#0d9488", theirs: "#d9480f" },
  ]);
  expect(merge.design.recipe.color.base).toBe("#d9480f");
  expect(merge.design.recipe.radius.basePx).toBe(2);
});

test("the same decision taken alike is no collision", () => {
  const both = withLeaves({ "radius/basePx": 20 });
  expect(mergeRecipes({ base, mine: both, theirs: both }).collisions).toEqual([]);
});

test("pins of different tokens do not collide, a pin and its removal do", () => {
  const path = overridePath(tokenPath("radius.m"));
  const pin = (value: number) => ({ type: "dimension", value, unit: "px" });
  const pinned = withLeaves({ [path]: pin(6) });
  const mine = writeLeaf(pinned, path, undefined);
  const theirs = writeLeaf(pinned, path, pin(10));
  expect(mergeRecipes({ base: pinned, mine, theirs }).collisions).toEqual([
    { path, base: pin(6), mine: undefined, theirs: pin(10) },
  ]);
});

test("what is only wrong together collides as a whole, and either choice is valid", () => {
  const mine = withLeaves({ "breakpoints/m": 1000 });
  const theirs = withLeaves({ "breakpoints/l": 900 });
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions.map(({ path }) => path).toSorted()).toEqual([
    "breakpoints/l",
    "breakpoints/m",
  ]);
  const allMine = new Map(merge.collisions.map(({ path }) => [path, "mine"] as const));
  expect(settleCollisions(merge, allMine)).toMatchObject({ ok: true, value: { recipe: mine } });
  expect(settleCollisions(merge, new Map())).toMatchObject({
    ok: true,
    value: { recipe: theirs },
  });
});

test("choices that do not go together are refused", () => {
  const mine = withLeaves({ "breakpoints/m": 1000 });
  const theirs = withLeaves({ "breakpoints/l": 900 });
  const merge = mergeRecipes({ base, mine, theirs });
  const choices = new Map([[leafPath("breakpoints", "m"), "mine"] as const]);
  expect(settleCollisions(merge, choices).ok).toBe(false);
});

test("settling takes mine where it is chosen and theirs elsewhere", () => {
  const mine = withLeaves({ "color/base": "#0d9488", "radius/basePx": 2 });
  const theirs = withLeaves({ "color/base": "#d9480f", "radius/basePx": 12 });
  const merge = mergeRecipes({ base, mine, theirs });
  const settled = settleCollisions(merge, new Map([[radiusBase, "mine"] as const]));
  expect(
    settled.ok && [settled.value.recipe.color.base, settled.value.recipe.radius.basePx],
  ).toEqual(["#d9480f", 2]);
});
