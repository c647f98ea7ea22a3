import { createRecipe, defaultAdvancedColor, nameColorSteps, parseRecipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { findPreset, stepNamePresets } from "./step-name-presets.ts";

const { stepNames } = defaultAdvancedColor;

test("names valid palettes with every preset", () => {
  for (const preset of stepNamePresets) {
    expect(parseRecipe(nameColorSteps(createRecipe(), preset.stepNames)).ok).toBe(true);
    expect(findPreset(preset.stepNames)).toBe(preset);
    expect(preset.nameSteps(preset.stepNames.length)).toEqual(preset.stepNames);
  }
  expect(findPreset(stepNames)?.id).toBe("50–950");
  expect(findPreset(["ink", "mid", "paper"])).toBeUndefined();
});
