import { plans } from "@tessera/contract";
import { createRecipe, findPreset, parseRecipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { planPartOf } from "./plan-part.ts";

const preset = findPreset("kiln")?.recipe ?? createRecipe();
const { advanced } = preset.color;
const rich = {
  ...preset,
  color: {
    ...preset.color,
    advanced: { ...advanced, pinnedSteps: { primary: { "50": "#fafafa" } } },
  },
  overrides: { "radius.m": { type: "alias", to: "radius.s" } },
  customTokens: { "brand.edge": { type: "dimension", value: 4, unit: "px" } },
};

test("keeps a whole recipe on Pro, and on Free what Free includes", () => {
  const parsed = parseRecipe(rich);
  expect(parsed.ok).toBe(true);
  if (!parsed.ok) return;
  const { recipe } = parsed.value;
  expect(planPartOf(recipe, plans.pro.entitlements)).toEqual(recipe);
  expect(planPartOf(recipe, plans.free.entitlements)).toEqual(preset);
});
