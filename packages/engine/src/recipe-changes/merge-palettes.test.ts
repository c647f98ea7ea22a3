import { expect, test } from "vitest";
import { designOf } from "#design/testing/design-of.ts";
import {
  contrastTargetPath,
  createRecipe,
  diffRecipes,
  findPalette,
  mergeRecipes,
  orderPath,
  overridePath,
  palettesPath,
  pinnedStepPath,
  removePalette,
  settleCollisions,
  tokenPath,
  writeDecision,
  writeDecisions,
  type Choice,
  type DecisionPath,
  type Recipe,
} from "../index.ts";

const palettesOrder = orderPath(palettesPath);
const empty = createRecipe();
const base = withDecisions(empty, {
  "palettes/sea/base": "#0d9488",
  "palettes/sea/hasRoles": false,
  "pinnedSteps/sea/500": "#14b8a6",
});

function withDecisions(recipe: Recipe, values: Readonly<Record<string, unknown>>): Recipe {
  const decisions = Object.entries(values).map(([path, value]) => ({
    path: `color/advanced/${path}` as DecisionPath,
    value,
  }));
  return designOf(writeDecisions(recipe, decisions)).recipe;
}

test("two pins of one palette, and two palettes, do not collide", () => {
  const mine = withDecisions(base, {
    "pinnedSteps/sea/600": "#0f766e",
    "palettes/a/base": "#ff0000",
  });
  const theirs = withDecisions(base, {
    "pinnedSteps/sea/700": "#115e59",
    "palettes/b/base": "#00ff00",
    "baseSteps/primary": "500",
  });
  const { design, collisions } = mergeRecipes({ base, mine, theirs });
  expect(collisions).toEqual([]);
  expect(design.recipe.color.advanced).toMatchObject({
    palettes: { sea: { base: "#0d9488" }, a: { base: "#ff0000" }, b: { base: "#00ff00" } },
    pinnedSteps: { sea: { 500: "#14b8a6", 600: "#0f766e", 700: "#115e59" } },
    baseSteps: { primary: "500" },
  });
});

test("only the same pin on both sides collides", () => {
  const mine = withDecisions(base, { "pinnedSteps/sea/600": "#0f766e" });
  const theirs = withDecisions(base, { "pinnedSteps/sea/600": "#000000", "baseSteps/sea": "400" });
  const { design, collisions } = mergeRecipes({ base, mine, theirs });
  expect(collisions.map(({ path }) => path)).toEqual([pinnedStepPath("sea", "600")]);
  expect(design.recipe.color.advanced.baseSteps).toEqual({ sea: "400" });
});

test("two contrast targets do not collide, and the same one on both sides does", () => {
  const [ofText, ofLink] = [
    contrastTargetPath("text", "surface-1"),
    contrastTargetPath("link", "surface-1"),
  ];
  const mine = writeDecision(empty, ofText, "aaa");
  const theirs = writeDecision(empty, ofLink, 5.5);
  const { design, collisions } = mergeRecipes({ base: empty, mine, theirs });
  expect(collisions).toEqual([]);
  expect(design.recipe.color.contrastTargets).toEqual({
    text: "aa",
    pairs: { text: { "surface-1": "aaa" }, link: { "surface-1": 5.5 } },
  });
  const other = writeDecision(empty, ofText, 12);
  const met = mergeRecipes({ base: empty, mine, theirs: other });
  expect(met.collisions.map(({ path }) => path)).toEqual([ofText]);
  expect(designOf(writeDecision(mine, ofText, undefined)).recipe).toEqual(empty);
});

test("a target for a palette that the other side removes collides with the removal", () => {
  const roled = withDecisions(base, { "palettes/sea/hasRoles": true });
  const path = contrastTargetPath("text", "sea-subtle");
  const mine = writeDecision(roled, path, "aaa");
  const merge = mergeRecipes({ base: roled, mine, theirs: removePalette(roled, "sea") });
  const choices = new Map(merge.collisions.map((each) => [each.path, "mine" as Choice] as const));
  expect(choices.has(path)).toBe(true);
  const settled = settleCollisions(merge, choices);
  expect(settled.ok && settled.value.recipe).toEqual(mine);
});

test.each(["mine", "theirs"] as const)(
  "a palette that one side removes and the other changes is whole or absent: %s",
  (side) => {
    const mine = removePalette(base, "sea");
    const theirs = withDecisions(base, { "palettes/sea/base": "#ff0000" });
    const merge = mergeRecipes({ base, mine, theirs });
    expect(merge.collisions.map(({ path }) => findPalette(path))).toEqual(["sea", "sea", "sea"]);
    const choices = new Map(merge.collisions.map(({ path }) => [path, side as Choice] as const));
    const settled = settleCollisions(merge, choices);
    expect(settled.ok && settled.value.recipe.color.advanced.palettes).toEqual(
      side === "mine" ? {} : { sea: { base: "#ff0000", hasRoles: false } },
    );
  },
);

test("a palette that both sides remove is absent without a collision", () => {
  const removed = removePalette(base, "sea");
  expect(mergeRecipes({ base, mine: removed, theirs: removed })).toMatchObject({
    design: { recipe: removed },
    collisions: [],
  });
});

const namesIn = ({ color }: Recipe) => Object.keys(color.advanced.palettes);
const two = withDecisions(empty, { "palettes/b/base": "#00ff00", "palettes/a/base": "#ff0000" });

test("another order of palettes is a change, and merges with the other side's additions", () => {
  const mine = writeDecision(two, palettesOrder, ["a", "b"]);
  expect(namesIn(mine)).toEqual(["a", "b"]);
  expect(diffRecipes(two, mine).map(({ path }) => path)).toEqual([palettesOrder]);
  const theirs = withDecisions(two, { "palettes/c/base": "#0000ff" });
  const { design, collisions } = mergeRecipes({ base: two, mine, theirs });
  expect([namesIn(design.recipe), collisions]).toEqual([["a", "c", "b"], []]);
  expect(writeDecision(empty, palettesOrder, [])).toEqual(empty);
});

test("removing the last decision of a palette removes the palette, and no section", () => {
  const pinned = writeDecision(base, pinnedStepPath("sea", "500"), undefined);
  expect(pinned.color.advanced).not.toHaveProperty("pinnedSteps");
  const override = overridePath(tokenPath("radius.m"));
  expect(writeDecision(writeDecision(base, override, 1), override, undefined)).toEqual(base);
});
