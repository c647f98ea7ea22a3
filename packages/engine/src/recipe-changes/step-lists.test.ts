import { expect, test } from "vitest";
import {
  applyPatch,
  createRecipe,
  diffRecipes,
  invertPatch,
  mergeRecipes,
  readDecision,
  stepLists,
  writeDecision,
  type Recipe,
} from "../index.ts";
import { mergeOrders } from "./merge-orders.ts";

const base = createRecipe();
const durations = stepLists["motion/durations"];
const spacing = stepLists["spacing/steps"];
const duration = (key: string) => `motion/durations/${key}` as const;
const withDuration = (recipe: Recipe, key: string, ms: number) =>
  durations.add(recipe, { key, ms });

test("a named step is one decision, for reads and writes too", () => {
  expect(readDecision(base, duration("slow"))).toBe(320);
  const changed = writeDecision(base, duration("slow"), 400);
  expect(diffRecipes(base, changed)).toEqual([{ path: duration("slow"), before: 320, after: 400 }]);
});

test("sizes decide the place of a spacing step", () => {
  const written = writeDecision(base, "spacing/steps/sm", 3);
  expect(written).toEqual(spacing.add(base, { key: "sm", units: 3 }));
});

test("edits of different durations do not collide", () => {
  const mine = writeDecision(base, duration("fast"), 100);
  const theirs = writeDecision(base, duration("slow"), 400);
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions).toEqual([]);
  expect(merge.design.recipe.motion.durations.map(({ ms }) => ms)).toEqual([100, 200, 400]);
});

test("edits of the same duration collide", () => {
  const merge = mergeRecipes({
    base,
    mine: writeDecision(base, duration("fast"), 100),
    theirs: writeDecision(base, duration("fast"), 150),
  });
  expect(merge.collisions).toEqual([{ path: duration("fast"), base: 120, mine: 100, theirs: 150 }]);
});

test("steps that both sides add exist, and steps that one side removes do not", () => {
  const mine = withDuration(durations.remove(base, "fast"), "page", 500);
  const theirs = withDuration(base, "slower", 900);
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions).toEqual([]);
  expect(merge.design.recipe.motion.durations.map(({ key }) => key)).toEqual([
    "normal",
    "slow",
    "page",
    "slower",
  ]);
});

test("steps of a scale that both sides add are sorted by their sizes", () => {
  const merge = mergeRecipes({
    base,
    mine: spacing.add(base, { key: "sm", units: 3 }),
    theirs: spacing.add(base, { key: "xxl", units: 12 }),
  });
  expect(merge.collisions).toEqual([]);
  expect(merge.design.recipe.spacing.steps?.map(({ units }) => units)).toEqual([
    0, 0.5, 1, 2, 3, 4, 6, 8, 12,
  ]);
});

test("an order that both sides change collides, and either choice keeps every step", () => {
  const mine = durations.order(withDuration(base, "page", 500), ["page", "slow"]);
  const theirs = durations.order(base, ["normal"]);
  const { collisions, design } = mergeRecipes({ base, mine, theirs });
  expect(collisions.map(({ path }) => path)).toEqual(["motion/durations/#order"]);
  expect(design.recipe.motion.durations.map(({ key }) => key)).toEqual([
    "normal",
    "fast",
    "slow",
    "page",
  ]);
});

test("a patch that adds, removes and sorts is reversible", () => {
  const changed = durations.order(withDuration(durations.remove(base, "normal"), "page", 500), [
    "slow",
    "page",
    "fast",
  ]);
  const patch = diffRecipes(base, changed);
  expect(applyPatch(base, patch)).toEqual(changed);
  expect(applyPatch(changed, invertPatch(patch))).toEqual(base);
});

test("orders merge if one side only adds and removes", () => {
  const merged = mergeOrders(["a", "b", "c"], ["a", "new", "c"], ["c", "b", "a"]);
  expect(merged).toEqual(["c", "a", "new"]);
  expect(mergeOrders(["a", "b"], ["b", "a"], ["a", "b", "c"])).toEqual(["b", "c", "a"]);
  expect(mergeOrders(["a", "b", "c"], ["b", "a", "c"], ["a", "c", "b"])).toBeUndefined();
});
