import { createRecipe, defaultAdvancedColor, nameColorSteps, parseRecipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { findPreset, resizeStepNames, stepNamePresets } from "./step-name-presets.ts";

const { stepNames } = defaultAdvancedColor;

test("every preset names a palette that can be made", () => {
  for (const preset of stepNamePresets) {
    expect(parseRecipe(nameColorSteps(createRecipe(), preset.stepNames)).ok).toBe(true);
    expect(findPreset(preset.stepNames)).toBe(preset);
  }
  expect(findPreset(stepNames)?.id).toBe("50–950");
  expect(findPreset(["ink", "mid", "paper"])).toBeUndefined();
});

test("more names go on in the manner of the last, and are names of their own", () => {
  expect(resizeStepNames(["100", "200", "300"], 5)).toEqual(["100", "200", "300", "400", "500"]);
  expect(resizeStepNames(["6", "light", "dark"], 5)).toEqual(["6", "light", "dark", "4", "5"]);
  expect(resizeStepNames(["9", "8", "7"], 5)).toEqual(["9", "8", "7", "10", "13"]);
  for (let count = 3; count <= 20; count++) {
    const names = resizeStepNames(stepNames, count);
    expect(new Set(names).size).toBe(count);
    expect(names.slice(0, 11)).toEqual(stepNames.slice(0, count));
  }
});
