import { createDesign, type HexColor, presets } from "@tessera/engine";
import { expect, test } from "vitest";
import { applyPreset } from "./apply-preset.ts";

const design = createDesign("#2447b8" as HexColor);

test.each(presets.map((preset) => [preset.id, preset] as const))(
  "%s has its own base color, or the user’s",
  (_id, preset) => {
    const own = applyPreset(design, preset).recipe;
    expect(own.color.base).toBe(preset.recipe.color.base);
    expect(own.radius).toEqual(preset.recipe.radius);
    expect(own.typography.familyHeading).toEqual(preset.recipe.typography.familyHeading);
    const mine = applyPreset(design, preset, "#0f7b6c" as HexColor).recipe;
    expect(mine).toEqual({ ...own, color: { ...own.color, base: "#0f7b6c" } });
  },
);

test("keeps what a preset does not decide", () => {
  const [preset] = presets;
  const { motion, zIndex, breakpoints } = applyPreset(design, preset!).recipe;
  expect({ motion, zIndex, breakpoints }).toEqual({
    motion: design.recipe.motion,
    zIndex: design.recipe.zIndex,
    breakpoints: design.recipe.breakpoints,
  });
});
