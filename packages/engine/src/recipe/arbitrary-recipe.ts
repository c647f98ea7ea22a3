import fc from "fast-check";
import type { HexColor } from "#color/hex-color.ts";
import { defaultAdvancedColor } from "./advanced-color.ts";
import { arbitraryAdvancedColor } from "./arbitrary-advanced-color.ts";
import { defaultMotion } from "./motion.ts";
import { breakpointKeys, raisedLayers } from "./recipe.ts";
import type { BreakpointKey, Recipe } from "./recipe.ts";
import { recipeLimits } from "./recipe-limits.ts";
import type { Range } from "./recipe-limits.ts";
import { defaultSpacingSteps } from "./spacing-steps.ts";

/** Recipes for tests: every decision anywhere within its limits, without overrides and custom tokens. */
export function arbitraryRecipe(): fc.Arbitrary<Recipe> {
  return fc.record({
    color: fc.record({
      base: hex,
      status: fc.record({ success: hex, warning: hex, danger: hex, info: hex }),
      neutralChroma: within(recipeLimits.neutralChroma),
      advanced: fc.oneof(
        { weight: 2, arbitrary: fc.constant(defaultAdvancedColor) },
        { weight: 1, arbitrary: arbitraryAdvancedColor() },
      ),
    }),
    typography: fc.record({
      basePx: within(recipeLimits.basePx),
      ratioNarrow: within(recipeLimits.ratio),
      ratioWide: within(recipeLimits.ratio),
      isFluid: fc.boolean(),
      familyBody: families,
      familyHeading: families,
    }),
    spacing: fc.record({
      unitPx: fc.constantFrom(4, 8),
      density: fc.constantFrom("comfortable", "compact"),
      steps: fc.oneof(fc.constant(defaultSpacingSteps), spacingSteps),
    }),
    radius: fc.record({ basePx: within(recipeLimits.radiusBasePx) }),
    shadow: fc.record({
      strength: within(recipeLimits.shadowStrength),
      softness: within(recipeLimits.shadowSoftness),
    }),
    breakpoints,
    zIndex: fc.record({
      order: fc.shuffledSubarray([...raisedLayers], { minLength: raisedLayers.length }),
      step: fc.integer(recipeLimits.zIndexStep),
    }),
    motion: fc.oneof(fc.constant(defaultMotion), motion),
    units: fc.record({ length: fc.constantFrom("px", "rem", "em") }),
    overrides: fc.constant({}),
    customTokens: fc.constant({}),
  });
}

const hex = fc.nat(0xffffff).map((n) => `#${n.toString(16).padStart(6, "0")}` as HexColor);

const families = fc.array(fc.constantFrom("Inter", "Segoe UI", "Noto Sans 日本", "system-ui"), {
  minLength: 1,
  maxLength: 4,
});

const stepKeys = fc.uniqueArray(
  fc.constantFrom("none", "m", "s", "xl", "2", "2-5", "constructor", "compact", "reduced"),
  { minLength: 1, maxLength: 8 },
);

const spacingSteps = fc
  .tuple(
    stepKeys,
    fc.uniqueArray(within(recipeLimits.spacingUnits), { minLength: 8, maxLength: 8 }),
  )
  .map(([keys, sizes]) => {
    const rising = sizes.toSorted((a, b) => a - b);
    return keys.map((key, index) => ({ key, units: rising[index] ?? 0 }));
  });

const ordinate = fc.integer({ min: -20, max: 20 }).map((n) => n / 10 || 0);
const abscissa = fc.nat(10).map((n) => n / 10);

const motion = fc.record({
  durations: stepKeys.chain((keys) =>
    fc.tuple(...keys.map((key) => fc.record({ key: fc.constant(key), ms: fc.nat(60_000) }))),
  ),
  easings: stepKeys.chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        fc.record({
          key: fc.constant(key),
          points: fc.tuple(abscissa, ordinate, abscissa, ordinate),
        }),
      ),
    ),
  ),
});

const breakpoints = fc
  .uniqueArray(fc.integer(recipeLimits.breakpointPx), {
    minLength: breakpointKeys.length,
    maxLength: breakpointKeys.length,
  })
  .map((widths) => {
    const rising = widths.toSorted((a, b) => a - b);
    return Object.fromEntries(
      breakpointKeys.map((key, index) => [key, rising[index] ?? 0]),
    ) as Record<BreakpointKey, number>;
  });

/** Numbers of a range to four decimals. */
function within({ min, max }: Range): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(min * 10_000), max: Math.floor(max * 10_000) })
    .map((n) => n / 10_000);
}
