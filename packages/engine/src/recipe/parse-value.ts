import { breakpointWidth } from "#categories/breakpoint/decisions.ts";
import { generalLimits } from "#decisions/general-limits.ts";
import { parseBezierPoints } from "#decisions/parse-bezier-points.ts";
import { parseFamilies } from "#decisions/family-name.ts";
import {
  below,
  parseChoice,
  parseFields,
  parseList,
  parseNumber,
  refuse,
  type Place,
} from "#decisions/parse-fields.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { fluidUnitOf, lengthUnits } from "#tokens/length.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ShadowLayer, TokenValue } from "#tokens/token.ts";
import { parseColorValue } from "./parse-color-value.ts";

const { length, number, duration, shadowLengthPx } = generalLimits;

type ValueParser = (input: unknown, place: Place) => TokenValue | undefined;

/** One parser for each type of value; each parses an object with that `type`. */
export const valueParsers: ReadonlyMap<unknown, ValueParser> = new Map<unknown, ValueParser>([
  ["color", parseColorValue],
  ["dimension", parseDimension],
  ["fluidDimension", parseFluidDimension],
  ["number", parseNumberValue],
  ["keyword", parseKeyword],
  ["fontFamily", parseFontFamily],
  ["shadow", parseShadow],
  ["duration", parseDuration],
  ["cubicBezier", parseCubicBezier],
]);

function parseDimension(input: unknown, place: Place): TokenValue | undefined {
  const fields = parseFields(input, ["type", "value", "unit"], place);
  const value = fields && parseNumber(fields.value, length, below(place, "value"));
  const unit = fields && parseChoice(fields.unit, lengthUnits, below(place, "unit"));
  return unit && value !== undefined ? { type: "dimension", value, unit } : undefined;
}

function parseFluidDimension(input: unknown, place: Place): TokenValue | undefined {
  const figures = ["minPx", "maxPx", "minViewportPx", "maxViewportPx"] as const;
  const fields = parseFields(input, ["type", ...figures, "unit"], place);
  if (!fields) return undefined;
  const unit = parseChoice(fields.unit, lengthUnits, below(place, "unit"));
  const [minPx, maxPx, minViewportPx, maxViewportPx] = figures.map((each) =>
    parseNumber(
      fields[each],
      each.includes("Viewport") ? breakpointWidth : length,
      below(place, each),
    ),
  );
  if (!unit || minPx === undefined || maxPx === undefined) return undefined;
  if (minViewportPx === undefined || maxViewportPx === undefined) return undefined;
  if (minViewportPx >= maxViewportPx) return refuse(below(place, "maxViewportPx"), "not-rising");
  const fluidUnit = fluidUnitOf(unit);
  return { type: "fluidDimension", minPx, maxPx, minViewportPx, maxViewportPx, unit: fluidUnit };
}

function parseNumberValue(input: unknown, place: Place): TokenValue | undefined {
  const fields = parseFields(input, ["type", "value"], place);
  const value = fields && parseNumber(fields.value, number, below(place, "value"));
  return value === undefined ? undefined : { type: "number", value };
}

function parseKeyword(input: unknown, place: Place): TokenValue | undefined {
  const fields = parseFields(input, ["type", "value"], place);
  const value = fields && parseChoice(fields.value, ["auto"], below(place, "value"));
  return value && { type: "keyword", value };
}

function parseFontFamily(input: unknown, place: Place): TokenValue | undefined {
  const fields = parseFields(input, ["type", "families"], place);
  const families = fields && parseFamilies(fields.families, below(place, "families"));
  return families && { type: "fontFamily", families };
}

function parseShadow(input: unknown, place: Place): TokenValue | undefined {
  const fields = parseFields(input, ["type", "layers"], place);
  const layers =
    fields &&
    parseList(fields.layers, recipeCounts.shadowLayers, below(place, "layers"), parseShadowLayer);
  return layers && { type: "shadow", layers };
}

function parseShadowLayer(input: unknown, place: Place): ShadowLayer | undefined {
  const lengths = ["offsetXPx", "offsetYPx", "blurPx", "spreadPx"] as const;
  const fields = parseFields(input, ["color", ...lengths], place);
  if (!fields) return undefined;
  const color = parseColorValue(fields.color, below(place, "color"));
  const [offsetXPx, offsetYPx, blurPx, spreadPx] = lengths.map((each) =>
    parseNumber(fields[each], shadowLengthPx, below(place, each)),
  );
  if (!color || offsetXPx === undefined || offsetYPx === undefined) return undefined;
  if (blurPx === undefined || spreadPx === undefined) return undefined;
  return { color, offsetXPx, offsetYPx, blurPx, spreadPx };
}

function parseDuration(input: unknown, place: Place): TokenValue | undefined {
  const fields = parseFields(input, ["type", "ms"], place);
  const ms = fields && parseNumber(fields.ms, duration, below(place, "ms"));
  return ms === undefined ? undefined : { type: "duration", ms: roundNumber(ms, 3) };
}

function parseCubicBezier(input: unknown, place: Place): TokenValue | undefined {
  const fields = parseFields(input, ["type", "points"], place);
  const points = fields && parseBezierPoints(fields.points, below(place, "points"));
  return points && { type: "cubicBezier", points };
}
