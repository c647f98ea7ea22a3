import { findValueLimits, hasForm } from "#categories/value-limits.ts";
import { findFamilyNameProblem } from "#decisions/family-name.ts";
import { generalLimits } from "#decisions/general-limits.ts";
import { outOfRange, type Range } from "#decisions/range.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { convertLengthToPx } from "#tokens/length.ts";
import { printNumber } from "#tokens/print-number.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { ExpectedWord, Problem, ValuePart } from "#tokens/problem.ts";
import type { ShadowLayer, TokenValue } from "#tokens/token.ts";
import { kindOfValue } from "#tokens/value-kind.ts";

type Fault = Omit<Problem, "path">;

/**
 * Finds the reason to refuse a token's value, by the group of its path; undefined for a valid
 * value.
 */
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
  return range && findFigureProblem(numbersOf(value), range);
}

/** A number of a value, with its text, and its limits if they differ from those of the token. */
type Figure = {
  readonly value: number;
  readonly print: () => string;
  readonly unit?: "px" | "ms";
  readonly part?: ValuePart;
  readonly range?: Range;
};

/** Finds the problem of the first number out of its range: its value and its part. */
function findFigureProblem(figures: readonly Figure[], range: Range): Fault | undefined {
  for (const { value, print, range: own = range, ...details } of figures) {
    const fault = outOfRange(value, own);
    if (fault) return { ...fault, values: { ...fault.values, given: print(), ...details } };
  }
  return undefined;
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

function numbersOf(value: TokenValue): readonly Figure[] {
  switch (value.type) {
    case "dimension":
      return [{ value: convertLengthToPx(value), print: () => printTokenValue(value), unit: "px" }];
    case "fluidDimension":
      return [value.minPx, value.maxPx].map(pxFigure);
    case "number":
      return [{ value: value.value, print: () => printNumber(value.value) }];
    case "duration":
      return [{ value: value.ms, print: () => printTokenValue(value), unit: "ms" }];
    case "cubicBezier":
      return value.points.map(pointFigure);
    default:
      return [];
  }
}

function pxFigure(value: number): Figure {
  return { value, print: () => `${printNumber(value)}px`, unit: "px" };
}

const pointParts = ["x1", "y1", "x2", "y2"] as const;

/** Returns a number of a curve: its x is from 0 to 1, its y may be outside. */
function pointFigure(value: number, index: number): Figure {
  const part = pointParts[index] ?? "x1";
  const figure = { value, print: () => printNumber(value), part };
  return part.startsWith("x") ? { ...figure, range: { min: 0, max: 1 } } : figure;
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
  return findFigureProblem(layers.flatMap(lengthsOf), generalLimits.shadowLengthPx);
}

function lengthsOf({ offsetXPx, offsetYPx, blurPx, spreadPx }: ShadowLayer): readonly Figure[] {
  const range = { min: 0, max: generalLimits.shadowLengthPx.max };
  return [
    { ...pxFigure(offsetXPx), part: "offsetX" },
    { ...pxFigure(offsetYPx), part: "offsetY" },
    { ...pxFigure(blurPx), part: "blur", range },
    { ...pxFigure(spreadPx), part: "spread" },
  ];
}
