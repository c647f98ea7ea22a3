import { expect, test } from "vitest";
import {
  addMotionStep,
  addSpacingStep,
  applyPatch,
  createRecipe,
  diffRecipes,
  invertPatch,
  mergeRecipes,
  orderMotionSteps,
  readDecision,
  removeMotionStep,
  writeDecision,
} from "../index.ts";
import type { Recipe } from "../index.ts";
import { mergeOrders } from "./merge-orders.ts";

const base = createRecipe();
const duration = (key: string) => `motion/durations/${key}` as const;
const withDuration = (recipe: Recipe, key: string, ms: number) =>
  addMotionStep(recipe, "durations", { key, ms });

test("a named step is one decision, and reads and writes as that", () => {
  expect(readDecision(base, duration("slow"))).toBe(320);
  const changed = writeDecision(base, duration("slow"), 400);
  expect(diffRecipes(base, changed)).toEqual([{ path: duration("slow"), before: 320, after: 400 }]);
});

test("sizes say where a spacing step stands", () => {
  const written = writeDecision(base, "spacing/steps/sm", 3);
  expect(written).toEqual(addSpacingStep(base, { key: "sm", units: 3 }));
});

test("people who edit different durations do not meet", () => {
  const mine = writeDecision(base, duration("fast"), 100);
  const theirs = writeDecision(base, duration("slow"), 400);
  const merge = mergeRecipes({ base, mine, theirs });
  expect(merge.collisions).toEqual([]);
  expect(merge.design.recipe.motion.durations.map(({ ms }) => ms)).toEqual([100, 200, 400]);
});

test("people who edit the same duration are asked", () => {
  const merge = mergeRecipes({
    base,
    mine: writeDecision(base, duration("fast"), 100),
    theirs: writeDecision(base, duration("fast"), 150),
  });
  expect(merge.collisions).toEqual([{ path: duration("fast"), base: 120, mine: 100, theirs: 150 }]);
});

test("what both add is there, and what one removes is gone", () => {
  const mine = withDuration(removeMotionStep(base, "durations", "fast"), "page", 500);
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

test("steps of a scale that both add stand by their sizes", () => {
  const merge = mergeRecipes({
    base,
    mine: addSpacingStep(base, { key: "sm", units: 3 }),
    theirs: addSpacingStep(base, { key: "xxl", units: 12 }),
  });
  expect(merge.collisions).toEqual([]);
  expect(merge.design.recipe.spacing.steps?.map(({ units }) => units)).toEqual([
    0, 0.5, 1, 2, 3, 4, 6, 8, 12,
  ]);
});

test("an order that both turn is asked for, and whatever is chosen keeps every step", () => {
  const mine = orderMotionSteps(withDuration(base, "page", 500), "durations", ["page", "slow"]);
  const theirs = orderMotionSteps(base, "durations", ["normal"]);
  const { collisions, design } = mergeRecipes({ base, mine, theirs });
  expect(collisions.map(({ path }) => path)).toEqual(["motion/durations/#order"]);
  expect(design.recipe.motion.durations.map(({ key }) => key)).toEqual([
    "normal",
    "fast",
    "slow",
    "page",
  ]);
});

test("a patch leads there and back, whatever it adds, removes and turns", () => {
  const changed = orderMotionSteps(
    withDuration(removeMotionStep(base, "durations", "normal"), "page", 500),
    "durations",
    ["slow", "page", "fast"],
  );
  const patch = diffRecipes(base, changed);
  expect(applyPatch(base, patch)).toEqual(changed);
  expect(applyPatch(changed, invertPatch(patch))).toEqual(base);
});

test("orders merge where one side only adds and removes", () => {
  const merged = mergeOrders(["a", "b", "c"], ["a", "new", "c"], ["c", "b", "a"]);
  expect(merged).toEqual(["c", "a", "new"]);
  expect(mergeOrders(["a", "b"], ["b", "a"], ["a", "b", "c"])).toEqual(["b", "c", "a"]);
  expect(mergeOrders(["a", "b", "c"], ["b", "a", "c"], ["a", "c", "b"])).toBeUndefined();
});
