import { convertPxToLength } from "#tokens/length.ts";
import type {
  CubicBezierValue,
  DimensionValue,
  FluidDimensionValue,
  ShadowLayer,
  TokenValue,
} from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Json } from "../json-text/print-json.ts";
import { printColorObject } from "../json-text/print-color-object.ts";

/** The types of DTCG that our values have. */
export type NativeType =
  | "color"
  | "dimension"
  | "number"
  | "fontWeight"
  | "fontFamily"
  | "shadow"
  | "duration"
  | "cubicBezier";

/** A value as DTCG says it; where it is not exact, DTCG cannot say the value and this is the nearest to it. */
export type NativeValue = { readonly value: Json; readonly isExact: boolean };

/** The DTCG type of a token's value; a number that stands with the font weights is one of them. */
export function nativeTypeOf(path: TokenPath, value: TokenValue): NativeType {
  if (value.type === "fluidDimension") return "dimension";
  if (value.type === "keyword") return "number";
  const isWeight = value.type === "number" && value.value >= 1 && value.value <= 1000;
  return isWeight && path.startsWith("font-weight.") ? "fontWeight" : value.type;
}

/** A value in DTCG's own words, with whether they say all of it. */
export function nativeValueOf(value: TokenValue): NativeValue {
  switch (value.type) {
    case "color":
      return { value: printColorObject(value), isExact: true };
    case "dimension":
      return nativeLength(value);
    case "fluidDimension":
      return nativeFluid(value);
    case "number":
      return { value: value.value, isExact: true };
    case "keyword":
      return { value: 0, isExact: false };
    case "fontFamily":
      return nativeFamilies(value.families);
    case "shadow":
      return nativeShadow(value.layers);
    case "duration":
      return { value: { value: value.ms, unit: "ms" }, isExact: true };
    case "cubicBezier":
      return nativeEasing(value);
  }
}

/** DTCG knows px and rem; an em is taken for the root's. */
function nativeLength({ value, unit }: DimensionValue): NativeValue {
  const isExact = unit !== "em";
  return { value: { value, unit: isExact ? unit : "rem" }, isExact };
}

/** The length at the wide viewport, where most design is done. */
function nativeFluid({ maxPx, unit }: FluidDimensionValue): NativeValue {
  return { ...nativeLength(convertPxToLength(maxPx, unit)), isExact: false };
}

/** A family with braces could be taken for an alias. */
function nativeFamilies(families: readonly string[]): NativeValue {
  const plain = families.map((family) => family.replaceAll(/[{}]/g, "") || "sans-serif");
  return { value: plain, isExact: families.every((family, index) => family === plain[index]) };
}

/** A stack without layers is said as one that cannot be seen. */
function nativeShadow(layers: readonly ShadowLayer[]): NativeValue {
  if (layers.length > 0) return { value: layers.map(printLayer), isExact: true };
  return { value: [printLayer(unseenLayer)], isExact: false };
}

const unseenLayer: ShadowLayer = {
  color: { type: "color", hex: "#000000" as ShadowLayer["color"]["hex"], alpha: 0 },
  offsetXPx: 0,
  offsetYPx: 0,
  blurPx: 0,
  spreadPx: 0,
};

function printLayer({ color, ...layer }: ShadowLayer): Json {
  const px = (value: number): Json => ({ value, unit: "px" });
  return {
    color: printColorObject(color),
    offsetX: px(layer.offsetXPx),
    offsetY: px(layer.offsetYPx),
    blur: px(layer.blurPx),
    spread: px(layer.spreadPx),
  };
}

/** DTCG holds the abscissas of a curve between 0 and 1. */
function nativeEasing({ points: [x1, y1, x2, y2] }: CubicBezierValue): NativeValue {
  const value = [clamp(x1), y1, clamp(x2), y2];
  return { value, isExact: value[0] === x1 && value[2] === x2 };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
