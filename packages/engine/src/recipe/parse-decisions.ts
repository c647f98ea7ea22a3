import { modeAxes } from "#tokens/mode.ts";
import { defaultAdvancedColor } from "./advanced-color.ts";
import { parseAdvancedColor } from "./parse-advanced-color.ts";
import {
  below,
  parseChoice,
  parseColor,
  parseFields,
  parseList,
  parseNumber,
  parseRecord,
  refuse,
} from "./parse-fields.ts";
import type { Place } from "./parse-fields.ts";
import { parseSpacingSteps } from "./parse-steps.ts";
import { lengthUnits, parseFamilies } from "./parse-value.ts";
import { breakpointKeys, raisedLayers, statusNames } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";
import { recipeLimits } from "./recipe-limits.ts";
import { defaultSpacingSteps } from "./spacing-steps.ts";
import { withDefaults } from "./with-defaults.ts";

/** The base color, the status colors, the neutral tint, and the advanced decisions. */
export function parseColors(input: unknown, place: Place): Recipe["color"] | undefined {
  const keys = ["base", "status", "neutralChroma", "advanced"] as const;
  const whole = withDefaults(input, { advanced: defaultAdvancedColor });
  const fields = parseFields(whole, keys, place);
  if (!fields) return undefined;
  const base = parseColor(fields.base, below(place, "base"));
  const status = parseRecord(fields.status, statusNames, below(place, "status"), parseColor);
  const neutralChroma = parseNumber(
    fields.neutralChroma,
    recipeLimits.neutralChroma,
    below(place, "neutralChroma"),
  );
  const advanced = parseAdvancedColor(fields.advanced, below(place, "advanced"));
  return base && status && neutralChroma !== undefined && advanced
    ? { base, status, neutralChroma, advanced }
    : undefined;
}

/** The base size, the ratios and the families. */
export function parseTypography(input: unknown, place: Place): Recipe["typography"] | undefined {
  const keys = [
    "basePx",
    "ratioNarrow",
    "ratioWide",
    "isFluid",
    "familyBody",
    "familyHeading",
  ] as const;
  const fields = parseFields(input, keys, place);
  if (!fields) return undefined;
  const { basePx: baseRange, ratio } = recipeLimits;
  const basePx = parseNumber(fields.basePx, baseRange, below(place, "basePx"));
  const ratioNarrow = parseNumber(fields.ratioNarrow, ratio, below(place, "ratioNarrow"));
  const ratioWide = parseNumber(fields.ratioWide, ratio, below(place, "ratioWide"));
  const isFluid = parseChoice(fields.isFluid, [true, false], below(place, "isFluid"));
  const familyBody = parseFamilies(fields.familyBody, below(place, "familyBody"));
  const familyHeading = parseFamilies(fields.familyHeading, below(place, "familyHeading"));
  if (!basePx || !ratioNarrow || !ratioWide || isFluid === undefined) return undefined;
  if (!familyBody || !familyHeading) return undefined;
  return { basePx, ratioNarrow, ratioWide, isFluid, familyBody, familyHeading };
}

/** The spacing unit, the density that exports start in, and the steps. */
export function parseSpacing(input: unknown, place: Place): Recipe["spacing"] | undefined {
  const whole = withDefaults(input, { steps: defaultSpacingSteps });
  const fields = parseFields(whole, ["unitPx", "density", "steps"], place);
  const unitPx = fields && parseChoice(fields.unitPx, [4, 8], below(place, "unitPx"));
  const density = fields && parseChoice(fields.density, modeAxes.density, below(place, "density"));
  const steps = fields && parseSpacingSteps(fields.steps, below(place, "steps"));
  return unitPx && density && steps && { unitPx, density, steps };
}

/** The radius that all radii follow. */
export function parseRadius(input: unknown, place: Place): Recipe["radius"] | undefined {
  const fields = parseFields(input, ["basePx"], place);
  const basePx =
    fields && parseNumber(fields.basePx, recipeLimits.radiusBasePx, below(place, "basePx"));
  return basePx === undefined ? undefined : { basePx };
}

/** The character of the shadows. */
export function parseShadows(input: unknown, place: Place): Recipe["shadow"] | undefined {
  const fields = parseFields(input, ["strength", "softness"], place);
  if (!fields) return undefined;
  const { shadowStrength, shadowSoftness } = recipeLimits;
  const strength = parseNumber(fields.strength, shadowStrength, below(place, "strength"));
  const softness = parseNumber(fields.softness, shadowSoftness, below(place, "softness"));
  return strength !== undefined && softness !== undefined ? { strength, softness } : undefined;
}

/** The viewport widths, each wider than the one before. */
export function parseBreakpoints(input: unknown, place: Place): Recipe["breakpoints"] | undefined {
  const widths = parseRecord(input, breakpointKeys, place, (each, at) =>
    parseNumber(each, recipeLimits.breakpointPx, at),
  );
  if (!widths) return undefined;
  for (const [index, key] of breakpointKeys.entries()) {
    const before = breakpointKeys[index - 1];
    if (before && widths[key] <= widths[before]) return refuse(below(place, key), "not-rising");
  }
  return widths;
}

/** The order of the raised layers, each of them once, and the distance between two. */
export function parseZIndex(input: unknown, place: Place): Recipe["zIndex"] | undefined {
  const fields = parseFields(input, ["order", "step"], place);
  if (!fields) return undefined;
  const count = { min: raisedLayers.length, max: raisedLayers.length };
  const at = below(place, "order");
  const order = parseList(fields.order, count, at, (each, here) =>
    parseChoice(each, raisedLayers, here),
  );
  if (order && new Set(order).size !== order.length) return refuse(at, "duplicate");
  const step = parseNumber(fields.step, recipeLimits.zIndexStep, below(place, "step"));
  if (step !== undefined && !Number.isInteger(step))
    return refuse(below(place, "step"), "malformed", { expected: "wholeNumber" });
  return order && step !== undefined ? { order, step } : undefined;
}

/** The units that values are printed in. */
export function parseUnits(input: unknown, place: Place): Recipe["units"] | undefined {
  const fields = parseFields(input, ["length"], place);
  const length = fields && parseChoice(fields.length, lengthUnits, below(place, "length"));
  return length && { length };
}
