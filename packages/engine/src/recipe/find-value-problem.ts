import { convertLengthToPx } from "#tokens/length.ts";
import type { ExpectedWord, Problem } from "#tokens/problem.ts";
import type { ShadowLayer, TokenValue } from "#tokens/token.ts";
import { kindOfValue } from "#tokens/value-kind.ts";
import { findFamilyNameProblem } from "./family-name.ts";
import { recipeCounts } from "./recipe-limits.ts";
import type { Range } from "./recipe-limits.ts";
import { findValueLimits, generalLimits, hasForm } from "./value-limits.ts";

type Fault = Omit<Problem, "path">;

/** Why a token may not have a value, by the group of its path; undefined where it may. */
export function findValueProblem(path: string, value: TokenValue): Fault | undefined {
  const limits = findValueLimits(path);
  const kind = kindOfValue(value);
  if (limits && limits.kind !== kind) return wrongType(limits.kind, kind);
  if (hasForm(limits, "fixed") && value.type === "fluidDimension")
    return wrongType("fixedLength", "fluidLength");
  if (value.type === "fontFamily") return findFamiliesProblem(value.families);
  if (value.type === "shadow") return findLayersProblem(value.layers);
  if (value.type === "keyword")
    return limits && !hasForm(limits, "layer") ? wrongType("number", "keyword") : undefined;
  if (hasForm(limits, "layer") && value.type === "number" && !Number.isInteger(value.value))
    return { code: "malformed", values: { expected: "layer" } };
  const range = limits && "range" in limits ? limits.range : findGeneralRange(value);
  return (
    range &&
    numbersOf(value)
      .map((each) => outOfRange(each, range))
      .find(Boolean)
  );
}

/** The problem of a number that is not finite or not within its range. */
export function outOfRange(value: number, range: Range): Fault | undefined {
  if (Number.isFinite(value) && value >= range.min && value <= range.max) return undefined;
  return { code: "out-of-range", values: { ...range } };
}

function wrongType(expected: ExpectedWord, found: ExpectedWord): Fault {
  return { code: "wrong-token-type", values: { expected, found } };
}

function findGeneralRange(value: TokenValue): Range | undefined {
  const kind = kindOfValue(value);
  if (kind === "easing") return generalLimits.bezierOrdinate;
  return kind === "length" || kind === "number" || kind === "duration"
    ? generalLimits[kind]
    : undefined;
}

function numbersOf(value: TokenValue): readonly number[] {
  switch (value.type) {
    case "dimension":
      return [convertLengthToPx(value)];
    case "fluidDimension":
      return [value.minPx, value.maxPx];
    case "number":
      return [value.value];
    case "duration":
      return [value.ms];
    case "cubicBezier":
      return [value.points[1], value.points[3]];
    default:
      return [];
  }
}

function findFamiliesProblem(families: readonly string[]): Fault | undefined {
  const { min, max } = recipeCounts.families;
  if (families.length < min || families.length > max)
    return { code: "wrong-count", values: { min, max } };
  return families.map(findFamilyNameProblem).find(Boolean);
}

function findLayersProblem(layers: readonly ShadowLayer[]): Fault | undefined {
  const { max } = recipeCounts.shadowLayers;
  if (layers.length > max) return { code: "wrong-count", values: { max } };
  const lengths = layers.flatMap((each) => [each.offsetXPx, each.offsetYPx, each.spreadPx]);
  const { shadowLengthPx } = generalLimits;
  const blurs = layers.map((each) => outOfRange(each.blurPx, { min: 0, max: shadowLengthPx.max }));
  return [...lengths.map((each) => outOfRange(each, shadowLengthPx)), ...blurs].find(Boolean);
}
