import { createRecipe, removePalette, renamePalette, type Recipe } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { startDraft } from "./draft-state.ts";
import { advancedPath, findPalette, leafPath } from "./leaf-path.ts";
import { mergeRecipes, settleCollisions, type Choice } from "./merge-recipes.ts";
import { paletteOrderPath } from "./palette-order.ts";
import { writeLeaf } from "./recipe-leaves.ts";
import { diffRecipes } from "./recipe-patch.ts";
import { reduceDraft } from "./reduce-draft.ts";

const seaBase = advancedPath("palettes", "sea", "base");
const empty = createRecipe();
const base = withLeaves(empty, {
  "palettes/sea/base": "#0d9488",
  "palettes/sea/hasRoles": false,
  "pinnedSteps/sea/500": "#14b8a6",
});

function withLeaves(recipe: Recipe, leaves: Readonly<Record<string, unknown>>): Recipe {
  const written = Object.entries(leaves).reduce<Recipe>(
    (changed, [path, value]) => writeLeaf(changed, advancedPath(path), value),
    recipe,
  );
  return designOf(written).recipe;
}

test("two pins of one palette, and two palettes, do not collide", () => {
  const mine = withLeaves(base, { "pinnedSteps/sea/600": "#0f766e", "palettes/a/base": "#ff0000" });
  const theirs = withLeaves(base, {
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

test("the same pin taken twice collides alone", () => {
  const mine = withLeaves(base, { "pinnedSteps/sea/600": "#0f766e" });
  const theirs = withLeaves(base, { "pinnedSteps/sea/600": "#000000", "baseSteps/sea": "400" });
  const { design, collisions } = mergeRecipes({ base, mine, theirs });
  expect(collisions.map(({ path }) => path)).toEqual([advancedPath("pinnedSteps", "sea", "600")]);
  expect(design.recipe.color.advanced?.baseSteps).toEqual({ sea: "400" });
});

test.each(["mine", "theirs"] as const)(
  "a palette that one takes out and the other changes is whole or gone: %s",
  (side) => {
    const mine = removePalette(base, "sea");
    const theirs = withLeaves(base, { "palettes/sea/base": "#ff0000" });
    const merge = mergeRecipes({ base, mine, theirs });
    expect(merge.collisions.map(({ path }) => findPalette(path))).toEqual(["sea", "sea", "sea"]);
    const choices = new Map(merge.collisions.map(({ path }) => [path, side as Choice] as const));
    const settled = settleCollisions(merge, choices);
    expect(settled.ok && settled.value.recipe.color.advanced?.palettes).toEqual(
      side === "mine" ? {} : { sea: { base: "#ff0000", hasRoles: false } },
    );
  },
);

test("a palette that both take out is gone without a question", () => {
  const gone = removePalette(base, "sea");
  expect(mergeRecipes({ base, mine: gone, theirs: gone })).toEqual({
    design: designOf(gone),
    collisions: [],
  });
});

test("undo takes an added palette out again and brings a removed one back whole", () => {
  const control = advancedPath("palettes", "sea");
  for (const [from, to] of [
    [empty, base],
    [base, removePalette(base, "sea")],
  ] as const) {
    const start = startDraft({ design: designOf(from), revision: 1 });
    const edited = reduceDraft(start, { kind: "edited", control, design: designOf(to), atMs: 0 });
    expect(edited.draft.recipe).toEqual(to);
    expect(reduceDraft(edited, { kind: "undone" }).draft.recipe).toEqual(from);
  }
});

const namesIn = ({ color }: Recipe) => Object.keys(color.advanced?.palettes ?? {});
const two = withLeaves(empty, { "palettes/b/base": "#00ff00", "palettes/a/base": "#ff0000" });

test.each([
  ["removed", removePalette(two, "b"), ["a"]],
  ["renamed", renamePalette(two, "b", "c"), ["c", "a"]],
] as const)("palettes keep their order through undo and redo where one is %s", (_, to, names) => {
  const control = advancedPath("palettes", "b");
  const start = startDraft({ design: designOf(two), revision: 1 });
  const edited = reduceDraft(start, { kind: "edited", control, design: designOf(to), atMs: 0 });
  const undone = reduceDraft(edited, { kind: "undone" });
  expect(namesIn(undone.draft.recipe)).toEqual(["b", "a"]);
  expect(undone.changes).toEqual([]);
  expect(namesIn(reduceDraft(undone, { kind: "redone" }).draft.recipe)).toEqual(names);
});

test("another order of palettes is a change, and merges with what the other side adds", () => {
  const mine = writeLeaf(two, paletteOrderPath, ["a", "b"]);
  expect(namesIn(mine)).toEqual(["a", "b"]);
  expect(diffRecipes(two, mine).map(({ path }) => path)).toEqual([paletteOrderPath]);
  const theirs = withLeaves(two, { "palettes/c/base": "#0000ff" });
  const { design, collisions } = mergeRecipes({ base: two, mine, theirs });
  expect([namesIn(design.recipe), collisions]).toEqual([["a", "c", "b"], []]);
  expect(writeLeaf(empty, paletteOrderPath, [])).toEqual(empty);
});

test("the last decision of a palette takes it out with it, and no section", () => {
  const pinned = writeLeaf(base, advancedPath("pinnedSteps", "sea", "500"), undefined);
  expect(pinned.color.advanced).not.toHaveProperty("pinnedSteps");
  const override = leafPath("overrides", "radius.m");
  expect(writeLeaf(writeLeaf(base, override, 1), override, undefined)).toEqual(base);
  expect(seaBase).toBe("color/advanced/palettes/sea/base");
});
