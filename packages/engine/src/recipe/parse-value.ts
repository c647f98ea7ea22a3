import { fluidUnitOf } from "#tokens/length.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { CubicBezierValue, LengthUnit, ShadowLayer, TokenValue } from "#tokens/token.ts";
import { parseColorValue } from "./parse-color-value.ts";
import { below, parseChoice, parseFields, parseList, parseNumber, refuse } from "./parse-fields.ts";
import type { Place } from "./parse-fields.ts";
import { findFamilyNameProblem, mendFamilyName } from "./family-name.ts";
import { recipeCounts, recipeLimits } from "./recipe-limits.ts";
import { generalLimits } from "./value-limits.ts";

/** The units of lengths; the first is the default. */
export const lengthUnits = ["px", "rem", "em"] as const satisfies readonly LengthUnit[];

const { length, number, duration, shadowLengthPx, bezierOrdinate } = generalLimits;

type ValueParser = (input: unknown, place: Place) => TokenValue | undefined;

/** One parser a type of value; each reads an object that carries that `type`. */
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
      each.includes("Viewport") ? recipeLimits.breakpointPx : length,
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

/** A list of font families, the wished one first. */
export function parseFamilies(input: unknown, place: Place): readonly string[] | undefined {
  return parseList(input, recipeCounts.families, place, parseFamilyName);
}

function parseFamilyName(input: unknown, place: Place): string | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  const name = place.isStored ? mendFamilyName(input) : input;
  const fault = findFamilyNameProblem(name);
  return fault ? refuse(place, fault.code, fault.values) : name;
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

/** The two middle points of a Bézier that time runs along: x1, y1, x2, y2, the x within 0 to 1. */
export function parseBezierPoints(
  input: unknown,
  place: Place,
): CubicBezierValue["points"] | undefined {
  const points = parseList(input, { min: 4, max: 4 }, place, (point, at) =>
    parseNumber(point, at.path.match(/\.[02]$/) ? { min: 0, max: 1 } : bezierOrdinate, at),
  );
  const [x1, y1, x2, y2] = points ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return [x1, y1, x2, y2];
}
