import {
  addPalette,
  createRecipe,
  defaultAdvancedColor,
  nameColorSteps,
  parseHexColor,
  removePalette,
  renameLike,
  renamePalette,
  setPaletteRoles,
  stepLists,
  tokenPath,
  type HexColor,
  type Recipe,
} from "@tessera/engine";
import { expect, test } from "vitest";
import { featuresUsed } from "./features-used.ts";

const red = parseHexColor("#aa2222") as HexColor;
const plain = createRecipe();
const saved: Recipe = {
  ...plain,
  color: {
    ...plain.color,
    advanced: {
      ...defaultAdvancedColor,
      baseSteps: { success: "300" },
      pinnedSteps: { primary: { "300": red } },
    },
  },
  overrides: { [tokenPath("color.danger.300")]: { type: "color", hex: red, alpha: 1 } },
  customTokens: { [tokenPath("brand.gap")]: { type: "alias", to: tokenPath("spacing.m") } },
};
const names = defaultAdvancedColor.stepNames.map((name) => (name === "300" ? "light" : name));

test("renamed steps use nothing new", () => {
  const renamed = stepLists["spacing/steps"].rename(nameColorSteps(saved, names), "m", "medium");
  expect(featuresUsed(renamed, saved).size).toBe(2);
  expect(featuresUsed(renamed, renameLike(saved, renamed))).toEqual(new Set());
  expect(featuresUsed(saved, renameLike(saved, saved))).toEqual(new Set());
});

const palette = { base: red, hasRoles: true };
const rich: Recipe = {
  ...plain,
  color: {
    ...plain.color,
    advanced: {
      ...defaultAdvancedColor,
      palettes: { sea: palette, sand: { ...palette, hasRoles: false } },
      baseSteps: { sea: "300" },
      pinnedSteps: { sea: { "500": red }, sand: { "500": red } },
    },
  },
  overrides: { [tokenPath("color.on-sea-solid")]: { type: "color", hex: red, alpha: 1 } },
  customTokens: {
    [tokenPath("brand.time")]: { type: "alias", to: tokenPath("duration.slow") },
    [tokenPath("brand.curve")]: { type: "alias", to: tokenPath("easing.enter") },
    [tokenPath("brand.deep")]: { type: "alias", to: tokenPath("color.sea.900") },
  },
};

test("renamed palettes and motion use nothing new", () => {
  const moved = stepLists["motion/easings"].rename(
    stepLists["motion/durations"].rename(rich, "slow", "calm"),
    "enter",
    "arrive",
  );
  const renamed = renamePalette(moved, "sea", "ocean");
  expect(featuresUsed(renamed, rich).size).toBe(2);
  expect(featuresUsed(renamed, renameLike(rich, renamed))).toEqual(new Set());
});

test("detects a rename beside a removal", () => {
  const fewer = stepLists["motion/durations"].remove(removePalette(rich, "sand"), "fast");
  const renamed = stepLists["motion/durations"].rename(
    renamePalette(fewer, "sea", "ocean"),
    "slow",
    "calm",
  );
  expect(featuresUsed(renamed, renameLike(rich, renamed))).toEqual(new Set());
});

test("detects a renamed palette that loses its roles, beside a removed one", () => {
  const blue = parseHexColor("#2222aa") as HexColor;
  const two = addPalette(addPalette(plain, "sky", { base: blue, hasRoles: true }), "sea", palette);
  const fewer = removePalette(setPaletteRoles(two, "sea", false), "sky");
  const renamed = renamePalette(fewer, "sea", "ocean");
  expect(featuresUsed(renamed, renameLike(two, renamed))).toEqual(new Set());
  const back = setPaletteRoles(renamed, "ocean", true);
  expect([...featuresUsed(back, renameLike(fewer, back))]).toEqual(["hasAdvancedColor"]);
});

test("of two palettes with one color, finds the one with its roles", () => {
  const pair = addPalette(addPalette(plain, "bare", { base: red, hasRoles: false }), "whole", {
    base: red,
    hasRoles: true,
  });
  const renamed = renamePalette(removePalette(pair, "bare"), "whole", "other");
  expect(featuresUsed(renamed, renameLike(pair, renamed))).toEqual(new Set());
});

const durationsOf = (recipe: Recipe) => recipe.motion.durations;

function withDurations(recipe: Recipe, durations: ReturnType<typeof durationsOf>): Recipe {
  return { ...recipe, motion: { ...recipe.motion, durations } };
}

test("matches reordered and renamed entries by their values", () => {
  const both = stepLists["motion/durations"].rename(
    stepLists["motion/durations"].rename(rich, "fast", "quick"),
    "slow",
    "calm",
  );
  const turned = withDurations(both, durationsOf(both).toReversed());
  expect(featuresUsed(turned, renameLike(rich, turned))).toEqual(new Set());
});

test("matches a renamed entry beside a removed and an added one by its value", () => {
  const calm = stepLists["motion/durations"].rename(rich, "slow", "calm");
  const fewer = stepLists["motion/durations"].remove(calm, "fast");
  const renamed = withDurations(fewer, [...durationsOf(fewer), { key: "late", ms: 800 }]);
  expect(featuresUsed(renamed, renameLike(rich, renamed))).toEqual(new Set());
});

test("matches an entry whose name and value change by its position", () => {
  const calm = stepLists["motion/durations"].rename(rich, "slow", "calm");
  const changed = withDurations(
    calm,
    durationsOf(calm).map((step) => (step.key === "calm" ? { ...step, ms: 777 } : step)),
  );
  expect(featuresUsed(changed, renameLike(rich, changed))).toEqual(new Set());
});

test("counts a palette of another color, and a pin or an alias beside a rename", () => {
  const renamed = renamePalette(rich, "sea", "ocean");
  const { advanced } = renamed.color;
  const withColor = (part: object): Recipe => ({
    ...renamed,
    color: { ...renamed.color, advanced: { ...advanced, ...part } },
  });
  const palettes = { ...advanced.palettes, ocean: { ...palette, base: "#123456" as HexColor } };
  const pinnedSteps = { ...advanced.pinnedSteps, ocean: { "500": red, "600": red } };
  for (const more of [
    withColor({ palettes }),
    withColor({ pinnedSteps }),
    withColor({ palettes: { ...advanced.palettes, more: palette } }),
  ])
    expect([...featuresUsed(more, renameLike(rich, more))]).toEqual(["hasAdvancedColor"]);
  const customTokens: Recipe["customTokens"] = {
    ...renamed.customTokens,
    [tokenPath("brand.more")]: { type: "alias", to: tokenPath("duration.slow") },
  };
  const aliased = { ...renamed, customTokens };
  expect([...featuresUsed(aliased, renameLike(rich, aliased))]).toEqual(["hasDesignTokens"]);
});

test("counts a pin that is added to a renamed step", () => {
  const before: Recipe = { ...saved, overrides: {}, customTokens: {} };
  const renamed = nameColorSteps(saved, names);
  expect([...featuresUsed(renamed, renameLike(before, renamed))]).toEqual([
    "hasAdvancedColor",
    "hasDesignTokens",
  ]);
});

test("does not move pins of removed steps to other steps", () => {
  const fewer = nameColorSteps(saved, ["light", "dark", "darkest"]);
  expect(featuresUsed(fewer, renameLike(saved, fewer))).toEqual(new Set());
  const { advanced } = fewer.color;
  const moved = { ...advanced, pinnedSteps: { primary: { light: red } } };
  const pinned: Recipe = { ...fewer, color: { ...fewer.color, advanced: moved } };
  expect([...featuresUsed(pinned, renameLike(saved, pinned))]).toEqual(["hasAdvancedColor"]);
});
