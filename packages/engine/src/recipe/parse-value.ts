import { breakpointWidth } from "#categories/breakpoint/decisions.ts";
import { parseFamilies } from "#decisions/family-name.ts";
import { generalLimits } from "#decisions/general-limits.ts";
import { parseBezierPoints } from "#decisions/parse-bezier-points.ts";
import {
  below,
  fixed,
  listOf,
  numberIn,
  objectOf,
  oneOf,
  refuse,
  type Parser,
  type Place,
} from "#decisions/parse-fields.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { fluidUnitOf, lengthUnits } from "#tokens/length.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { FluidDimensionValue, ShadowLayer, TokenValue } from "#tokens/token.ts";
import { parseColorValue } from "./parse-color-value.ts";

const { length, number, duration, shadowLengthPx } = generalLimits;

const parseShadowLayer = objectOf<ShadowLayer>({
  color: parseColorValue,
  offsetXPx: numberIn(shadowLengthPx),
  offsetYPx: numberIn(shadowLengthPx),
  blurPx: numberIn(shadowLengthPx),
  spreadPx: numberIn(shadowLengthPx),
});

const parseFluidFields = objectOf<FluidDimensionValue>({
  type: fixed("fluidDimension"),
  minPx: numberIn(length),
  maxPx: numberIn(length),
  minViewportPx: numberIn(breakpointWidth),
  maxViewportPx: numberIn(breakpointWidth),
  unit: parseFluidUnit,
});

/** One parser for each type of value; each parses an object with that `type`. */
export const valueParsers: {
  readonly [Type in TokenValue["type"]]: Parser<Extract<TokenValue, { readonly type: Type }>>;
} = {
  color: parseColorValue,
  dimension: objectOf({
    type: fixed("dimension"),
    value: numberIn(length),
    unit: oneOf(lengthUnits),
  }),
  fluidDimension: parseFluidDimension,
  number: objectOf({ type: fixed("number"), value: numberIn(number) }),
  keyword: objectOf({ type: fixed("keyword"), value: oneOf(["auto"]) }),
  fontFamily: objectOf({ type: fixed("fontFamily"), families: parseFamilies }),
  shadow: objectOf({
    type: fixed("shadow"),
    layers: listOf(recipeCounts.shadowLayers, parseShadowLayer),
  }),
  duration: objectOf({ type: fixed("duration"), ms: parseMilliseconds }),
  cubicBezier: objectOf({ type: fixed("cubicBezier"), points: parseBezierPoints }),
};

function parseFluidDimension(input: unknown, place: Place): FluidDimensionValue | undefined {
  const value = parseFluidFields(input, place);
  return value && value.minViewportPx >= value.maxViewportPx
    ? refuse(below(place, "maxViewportPx"), "not-rising")
    : value;
}

function parseFluidUnit(input: unknown, place: Place): FluidDimensionValue["unit"] | undefined {
  const unit = oneOf(lengthUnits)(input, place);
  return unit && fluidUnitOf(unit);
}

function parseMilliseconds(input: unknown, place: Place): number | undefined {
  const ms = numberIn(duration)(input, place);
  return ms === undefined ? undefined : roundNumber(ms, 3);
}
