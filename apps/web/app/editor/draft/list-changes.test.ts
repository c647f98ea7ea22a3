import {
  addMotionStep,
  addPalette,
  addSpacingStep,
  createRecipe,
  nameColorSteps,
  orderMotionSteps,
  orderSpacingSteps,
  parseHexColor,
  removePalette,
  removeSpacingStep,
  renamePalette,
  renameSpacingStep,
  setTints,
  tokenPath,
  type Recipe,
} from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { describe, expect, it, test } from "vitest";
import { startDraft, withDraft } from "./draft-state.ts";
import { advancedPath, leafPath, overridePath, type LeafPath } from "./leaf-path.ts";
import { listChanges } from "./list-changes.ts";
import { writeLeaves } from "./recipe-leaves.ts";

const red = parseHexColor("#c81e1e")!;
const palette = advancedPath("palettes", "brand");
const px = (value: number) => ({ type: "dimension", value, unit: "px" }) as const;

/** A recipe with pins of every kind, and tokens that refer to others. */
const saved = requireRecipe(
  writeLeaves(addPalette(createRecipe(), "brand", { base: red, hasRoles: true }), [
    { path: advancedPath("pinnedSteps", "brand", "300"), value: "#ffaaaa" },
    { path: advancedPath("pinnedSteps", "primary", "200"), value: "#aabbff" },
    { path: advancedPath("baseSteps", "brand"), value: "600" },
    { path: overridePath(tokenPath("spacing.m-compact")), value: px(9) },
    { path: overridePath(tokenPath("color.brand-tint.300")), value: color("#ffeeee") },
    { path: leafPath("customTokens", "gap.page"), value: alias("spacing.m") },
    { path: leafPath("customTokens", "color-of.logo"), value: alias("color.primary.200") },
  ]),
);

function color(hex: string) {
  return { type: "color", hex: parseHexColor(hex)!, alpha: 1 };
}

function alias(to: string) {
  return { type: "alias", to: tokenPath(to) };
}

function requireRecipe(recipe: Recipe): Recipe {
  return designOf(setTints(recipe, true)).recipe;
}

function changesOf(draft: Recipe): readonly LeafPath[] {
  const start = startDraft({ design: designOf(saved), revision: 1 });
  return listChanges(withDraft(start, designOf(draft)));
}

const steps = advancedPath("stepNames");
const spacing = (name: string) => leafPath("spacing", "steps", name);
const twelve = Array.from({ length: 11 }, (_, index) => `${index + 1}`);

describe("one act is one change", () => {
  it.each<[string, Recipe, LeafPath]>([
    [
      "a palette is added",
      addPalette(saved, "ink", { base: red, hasRoles: false }),
      advancedPath("palettes", "ink"),
    ],
    [
      "a palette is renamed",
      renamePalette(saved, "brand", "house"),
      advancedPath("palettes", "house"),
    ],
    ["a palette is removed", removePalette(saved, "brand"), palette],
    ["all color steps are renamed", nameColorSteps(saved, twelve), steps],
    ["tints are turned off", setTints(saved, false), advancedPath("hasTints")],
    ["a spacing step is added", addSpacingStep(saved, { key: "sm", units: 3 }), spacing("sm")],
    ["a spacing step is renamed", renameSpacingStep(saved, "m", "mid"), spacing("mid")],
    ["a spacing step is removed", removeSpacingStep(saved, "m", "l"), spacing("m")],
    [
      "spacing steps change places",
      orderSpacingSteps(saved, ["none", "xxs", "m", "xs", "s", "l", "xl"]),
      spacing("#order"),
    ],
    [
      "a duration is added",
      addMotionStep(saved, "durations", { key: "slowest", ms: 900 }),
      leafPath("motion", "durations", "slowest"),
    ],
    [
      "durations change places",
      orderMotionSteps(saved, "durations", ["slow", "fast", "normal"]),
      leafPath("motion", "durations", "#order"),
    ],
    [
      "a pinned step takes the base",
      writeLeaves(saved, [
        { path: advancedPath("pinnedSteps", "primary", "200"), value: undefined },
        { path: advancedPath("baseSteps", "primary"), value: "200" },
      ]),
      advancedPath("baseSteps", "primary"),
    ],
  ])("%s", (_, draft, path) => {
    expect(changesOf(draft)).toEqual([path]);
  });
});

test("acts on different fields count each, on the same field once", () => {
  const bigger = writeLeaves(saved, [
    { path: leafPath("radius", "basePx"), value: 12 },
    { path: leafPath("spacing", "steps", "l"), value: 7 },
    { path: leafPath("spacing", "steps", "xl"), value: 9 },
    { path: advancedPath("palettes", "brand", "base"), value: "#1e1ec8" },
    { path: overridePath(tokenPath("spacing.s")), value: px(11) },
  ]);
  expect(changesOf(bigger)).toHaveLength(5);
  expect(changesOf(renameSpacingStep(renameSpacingStep(saved, "m", "a"), "a", "b"))).toHaveLength(
    1,
  );
  expect(
    changesOf(renameSpacingStep(renameSpacingStep(saved, "m", "mid"), "s", "sm")),
  ).toHaveLength(2);
  expect(changesOf(saved)).toEqual([]);
});
