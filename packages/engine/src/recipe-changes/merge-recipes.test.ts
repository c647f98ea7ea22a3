import { expect, test } from "vitest";
import {
  createRecipe,
  mergeRecipes,
  overridePath,
  settleCollisions,
  tokenPath,
  writeDecision,
  writeDecisions,
  type DecisionPath,
  type Recipe,
} from "../index.ts";

const base = createRecipe();

function withDecisions(values: { readonly [Path in DecisionPath]?: unknown }): Recipe {
  const entries = Object.entries(values) as [DecisionPath, unknown][];
  return writeDecisions(
    base,
    entries.map(([path, value]) => ({ path, value })),
  );
}

test("keeps both sides if they change different decisions", () => {
  const mine = withDecisions({ "color/base": "#0d9488" });
  const theirs = withDecisions({ "radius/basePx": 20 });
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions).toEqual([]);
  expect(merge.design.recipe.color.base).toBe("#0d9488");
  expect(merge.design.recipe.radius.basePx).toBe(20);
});

test("shows both values if both changed the same decision, and keeps the rest", () => {
  const mine = withDecisions({ "color/base": "#0d9488", "radius/basePx": 2 });
  const theirs = withDecisions({ "color/base": "#d9480f" });
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions).toEqual([
    { path: "color/base", base: base.color.base, mine: "#0d9488", theirs: "#d9480f" },
  ]);
  expect(merge.design.recipe.color.base).toBe("#d9480f");
  expect(merge.design.recipe.radius.basePx).toBe(2);
});

test("the same change on both sides is not a collision", () => {
  const both = withDecisions({ "radius/basePx": 20 });
  expect(mergeRecipes({ base, mine: both, theirs: both }).collisions).toEqual([]);
});

test("pins of different tokens do not collide, a pin and its removal do", () => {
  const path = overridePath(tokenPath("radius.m"));
  const pin = (value: number) => ({ type: "dimension", value, unit: "px" });
  const pinned = withDecisions({ [path]: pin(6) });
  const mine = writeDecision(pinned, path, undefined);
  const theirs = writeDecision(pinned, path, pin(10));
  expect(mergeRecipes({ base: pinned, mine, theirs }).collisions).toEqual([
    { path, base: pin(6), mine: undefined, theirs: pin(10) },
  ]);
});

test("changes that are invalid only together collide as a whole, and either choice is valid", () => {
  const mine = withDecisions({ "breakpoints/m": 1000 });
  const theirs = withDecisions({ "breakpoints/l": 900 });
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

test("refuses choices that are invalid together", () => {
  const mine = withDecisions({ "breakpoints/m": 1000 });
  const theirs = withDecisions({ "breakpoints/l": 900 });
  const merge = mergeRecipes({ base, mine, theirs });
  const choices = new Map([["breakpoints/m", "mine"] as const]);
  expect(settleCollisions(merge, choices).ok).toBe(false);
});

test("settling uses my values for chosen collisions, and theirs otherwise", () => {
  const mine = withDecisions({ "color/base": "#0d9488", "radius/basePx": 2 });
  const theirs = withDecisions({ "color/base": "#d9480f", "radius/basePx": 12 });
  const merge = mergeRecipes({ base, mine, theirs });
  const settled = settleCollisions(merge, new Map([["radius/basePx", "mine"] as const]));
  expect(
    settled.ok && [settled.value.recipe.color.base, settled.value.recipe.radius.basePx],
  ).toEqual(["#d9480f", 2]);
});
