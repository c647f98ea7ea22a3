import { featuresUsed } from "@tessera/contract";
import {
  createRecipe,
  defaultAdvancedColor,
  nameColorSteps,
  parseHexColor,
  renameSpacingStep,
  tokenPath,
  type HexColor,
  type Recipe,
} from "@tessera/engine";
import { expect, test } from "vitest";
import { renameKept } from "./rename-kept.ts";

const red = parseHexColor("#aa2222") as HexColor;
const plain = createRecipe();
const kept: Recipe = {
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

test("steps under other names use nothing that is not kept", () => {
  const renamed = renameSpacingStep(nameColorSteps(kept, names), "m", "medium");
  expect(featuresUsed(renamed, kept).size).toBe(2);
  expect(featuresUsed(renamed, renameKept(kept, renamed))).toEqual(new Set());
  expect(featuresUsed(kept, renameKept(kept, kept))).toEqual(new Set());
});

test("what is put on a step under another name counts", () => {
  const before: Recipe = { ...kept, overrides: {}, customTokens: {} };
  const renamed = nameColorSteps(kept, names);
  expect([...featuresUsed(renamed, renameKept(before, renamed))]).toEqual([
    "hasAdvancedColor",
    "hasDesignTokens",
  ]);
});

test("what stands on steps that go is kept nowhere else", () => {
  const fewer = nameColorSteps(kept, ["light", "dark", "darkest"]);
  expect(featuresUsed(fewer, renameKept(kept, fewer))).toEqual(new Set());
  const { advanced = defaultAdvancedColor } = fewer.color;
  const moved = { ...advanced, pinnedSteps: { primary: { light: red } } };
  const pinned: Recipe = { ...fewer, color: { ...fewer.color, advanced: moved } };
  expect([...featuresUsed(pinned, renameKept(kept, pinned))]).toEqual(["hasAdvancedColor"]);
});
