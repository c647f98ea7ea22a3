import { describe, expect, it, test } from "vitest";
import { designOf } from "#design/testing/design-of.ts";
import {
  addPalette,
  baseStepPath,
  contrastTargetPath,
  createRecipe,
  describeChanges,
  nameColorSteps,
  overridePath,
  parseHexColor,
  pinnedStepPath,
  removePalette,
  renamePalette,
  setTints,
  stepLists,
  tokenPath,
  writeDecisions,
  type Recipe,
  type RecipeChange,
} from "../index.ts";

const red = parseHexColor("#c81e1e")!;
const px = (value: number) => ({ type: "dimension", value, unit: "px" }) as const;

/** A recipe with pins of every kind, and tokens that refer to others. */
const savedDesign = designOf(
  setTints(
    writeDecisions(addPalette(createRecipe(), "brand", { base: red, hasRoles: true }), [
      { path: pinnedStepPath("brand", "300"), value: "#ffaaaa" },
      { path: pinnedStepPath("primary", "200"), value: "#aabbff" },
      { path: baseStepPath("brand"), value: "600" },
      { path: contrastTargetPath("text", "brand-subtle"), value: "aaa" },
      { path: overridePath(tokenPath("spacing.m-compact")), value: px(9) },
      { path: overridePath(tokenPath("color.brand-tint.300")), value: color("#ffeeee") },
      { path: `customTokens/${tokenPath("gap.page")}`, value: alias("spacing.m") },
      { path: `customTokens/${tokenPath("color-of.logo")}`, value: alias("color.primary.200") },
    ]),
    true,
  ),
);
const saved = savedDesign.recipe;

function color(hex: string) {
  return { type: "color", hex: parseHexColor(hex)!, alpha: 1 };
}

function alias(to: string) {
  return { type: "alias", to: tokenPath(to) };
}

function changesOf(draft: Recipe): readonly RecipeChange[] {
  return describeChanges(savedDesign, designOf(draft));
}

const palettes = "color/advanced/palettes";
const spacing = "spacing/steps";
const twelve = Array.from({ length: 11 }, (_, index) => `${index + 1}`);

describe("one action is one change", () => {
  it.each<[string, Recipe, RecipeChange]>([
    [
      "a palette is added",
      addPalette(saved, "ink", { base: red, hasRoles: false }),
      { kind: "added", list: palettes, name: "ink" },
    ],
    [
      "a palette is renamed",
      renamePalette(saved, "brand", "house"),
      { kind: "renamed", list: palettes, from: "brand", to: "house" },
    ],
    [
      "a palette is removed",
      removePalette(saved, "brand"),
      { kind: "removed", list: palettes, name: "brand" },
    ],
    [
      "all color steps are renamed",
      nameColorSteps(saved, twelve),
      { kind: "decision", path: "color/advanced/stepNames" },
    ],
    [
      "tints are turned off",
      setTints(saved, false),
      { kind: "decision", path: "color/advanced/hasTints" },
    ],
    [
      "a spacing step is added",
      stepLists["spacing/steps"].add(saved, { key: "sm", units: 3 }),
      { kind: "added", list: spacing, name: "sm" },
    ],
    [
      "a spacing step is renamed",
      stepLists["spacing/steps"].rename(saved, "m", "mid"),
      { kind: "renamed", list: spacing, from: "m", to: "mid" },
    ],
    [
      "a spacing step is removed",
      stepLists["spacing/steps"].remove(saved, "m", "l"),
      { kind: "removed", list: spacing, name: "m" },
    ],
    [
      "spacing steps change places",
      stepLists["spacing/steps"].order(saved, ["none", "xxs", "m", "xs", "s", "l", "xl"]),
      { kind: "reordered", list: spacing },
    ],
    [
      "a duration is added",
      stepLists["motion/durations"].add(saved, { key: "slowest", ms: 900 }),
      { kind: "added", list: "motion/durations", name: "slowest" },
    ],
    [
      "durations change places",
      stepLists["motion/durations"].order(saved, ["slow", "fast", "normal"]),
      { kind: "reordered", list: "motion/durations" },
    ],
    [
      "a pinned step gets the base",
      writeDecisions(saved, [
        { path: pinnedStepPath("primary", "200"), value: undefined },
        { path: baseStepPath("primary"), value: "200" },
      ]),
      { kind: "decision", path: baseStepPath("primary") },
    ],
  ])("%s", (_, draft, change) => {
    expect(changesOf(draft)).toEqual([change]);
  });
});

test("actions on different fields count separately, on the same field once", () => {
  const bigger = writeDecisions(saved, [
    { path: "radius/basePx", value: 12 },
    { path: "spacing/steps/l", value: 7 },
    { path: "spacing/steps/xl", value: 9 },
    { path: "color/advanced/palettes/brand/base", value: "#1e1ec8" },
    { path: overridePath(tokenPath("spacing.s")), value: px(11) },
  ]);
  expect(changesOf(bigger)).toHaveLength(5);
  expect(
    changesOf(
      stepLists["spacing/steps"].rename(
        stepLists["spacing/steps"].rename(saved, "m", "a"),
        "a",
        "b",
      ),
    ),
  ).toHaveLength(1);
  expect(
    changesOf(
      stepLists["spacing/steps"].rename(
        stepLists["spacing/steps"].rename(saved, "m", "mid"),
        "s",
        "sm",
      ),
    ),
  ).toHaveLength(2);
  expect(changesOf(saved)).toEqual([]);
});
