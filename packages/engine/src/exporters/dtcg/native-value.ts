import { convertPxToLength } from "#tokens/length.ts";
import type {
  CubicBezierValue,
  DimensionValue,
  FluidDimensionValue,
  ShadowLayer,
  TokenValue,
} from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { findGroupWords } from "../groups/find-group-words.ts";
import type { Json } from "../json-text/print-json.ts";
import { printColorObject } from "../json-text/print-color-object.ts";

/** The DTCG types of our values. */
export type NativeType =
  | "color"
  | "dimension"
  | "number"
  | "fontWeight"
  | "fontFamily"
  | "shadow"
  | "duration"
  | "cubicBezier";

/**
 * A value in DTCG's format; if it is not exact, DTCG cannot express the value and this is the
 * nearest one.
 */
export type NativeValue = { readonly value: Json; readonly isExact: boolean };

/** Returns the DTCG type of a token's value; a number of its group may have a special type. */
export function nativeTypeOf(path: TokenPath, value: TokenValue): NativeType {
  if (value.type === "fluidDimension") return "dimension";
  if (value.type === "keyword") return "number";
  if (value.type !== "number") return value.type;
  const own = value.value >= 1 && value.value <= 1000 ? findGroupWords(path)?.dtcg : undefined;
  return own?.number ?? "number";
}

/** Returns a value in DTCG's format, with whether it is exact. */
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

/** Returns a length: DTCG has px and rem, so em becomes rem. */
function nativeLength({ value, unit }: DimensionValue): NativeValue {
  const isExact = unit !== "em";
  return { value: { value, unit: isExact ? unit : "rem" }, isExact };
}

/** Returns the length at the wide viewport, the usual one in design tools. */
function nativeFluid({ maxPx, unit }: FluidDimensionValue): NativeValue {
  return { ...nativeLength(convertPxToLength(maxPx, unit)), isExact: false };
}

/** Returns font families: tools could mistake a family with braces for an alias. */
function nativeFamilies(families: readonly string[]): NativeValue {
  const plain = families.map((family) => family.replaceAll(/[{}]/g, "") || "sans-serif");
  return { value: plain, isExact: families.every((family, index) => family === plain[index]) };
}

/** Returns a shadow; a stack without layers becomes an invisible one. */
function nativeShadow(layers: readonly ShadowLayer[]): NativeValue {
  if (layers.length > 0) return { value: layers.map(printLayer), isExact: true };
  return { value: [printLayer(invisibleLayer)], isExact: false };
}

const invisibleLayer: ShadowLayer = {
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

/** Returns an easing: DTCG limits the abscissas of a curve to 0 to 1. */
function nativeEasing({ points: [x1, y1, x2, y2] }: CubicBezierValue): NativeValue {
  const value = [clamp(x1), y1, clamp(x2), y2];
  return { value, isExact: value[0] === x1 && value[2] === x2 };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
