import { hexOfOklch, oklabOf, type Oklch } from "@tessera/engine/color";
import type { ColorValue, FluidDimensionValue, ShadowValue, TokenValue } from "@tessera/engine";
import type { Computed } from "./read-computed.ts";

/** The color range of a screen: sRGB or wider. */
export type Gamut = "srgb" | "p3";

/** Returns the property that shows what a value computes to. */
export function propertyOf(value: TokenValue): string {
  if (value.type === "number" && !Number.isInteger(value.value)) return "flex-grow";
  return properties[value.type];
}

const properties: Readonly<Record<TokenValue["type"], string>> = {
  color: "color",
  dimension: "text-indent",
  fluidDimension: "text-indent",
  number: "z-index",
  keyword: "z-index",
  fontFamily: "font-family",
  shadow: "box-shadow",
  duration: "transition-duration",
  cubicBezier: "transition-timing-function",
};

type Lab = ReturnType<typeof oklabOf>;

/** The context in which a model value is compared. */
type Seen = {
  readonly colors: Computed["colors"];
  readonly gamut: Gamut;
  readonly widthPx: number;
};

/**
 * Compares a computed value with the model's: colors by their 8 bits or within ΔE_OK 0.002, lengths
 * as printed.
 */
export function isComputed(value: TokenValue, text: string, seen: Seen): boolean {
  switch (value.type) {
    case "color":
      return isColor(value, text, seen);
    case "dimension":
      return isPx(text, value.unit === "px" ? value.value : value.value * rootPx);
    case "fluidDimension":
      return isPx(text, fluidPx(value, seen.widthPx), mostFluidPx);
    case "number":
    case "keyword":
      return text === String(value.value);
    case "fontFamily":
      return text.replaceAll('"', "") === value.families.join(", ");
    case "shadow":
      return isShadow(value, text, seen);
    case "duration":
      return Number.parseFloat(text) * 1000 === value.ms;
    case "cubicBezier":
      return text === `cubic-bezier(${value.points.join(", ")})`;
  }
}

const rootPx = 16;
const mostDeltaE = 0.002;
/** Browsers keep four decimals of a rem, so lengths may differ by this many px. */
const leastPx = 0.001;
/** Chromium prints six digits of a length, so lengths may differ by this share. */
const leastShare = 5e-6;
/** A fluid length is printed with four decimals of a rem and of a vw, of which the widest has 11 px. */
const mostFluidPx = 0.002;

function isPx(text: string, px: number, mostPx: number = leastPx): boolean {
  const farthestPx = mostPx + Math.abs(px) * leastShare;
  return text.endsWith("px") && Math.abs(Number.parseFloat(text) - px) <= farthestPx;
}

function fluidPx(fluid: FluidDimensionValue, viewportPx: number): number {
  const { minPx, maxPx, minViewportPx, maxViewportPx } = fluid;
  const share = (viewportPx - minViewportPx) / (maxViewportPx - minViewportPx);
  return minPx + (maxPx - minPx) * Math.min(1, Math.max(0, share));
}

function isColor(color: ColorValue, text: string, { colors, gamut }: Seen): boolean {
  const [l = NaN, a = NaN, b = NaN, alpha = NaN] = colors[text] ?? [];
  if (!(Math.abs(alpha - color.alpha) <= 0.005)) return false;
  const isWide = gamut === "p3" && color.wide;
  const wished = isWide ? labOf(color.wide) : oklabOf(color.hex);
  if (Math.hypot(l - wished.l, a - wished.a, b - wished.b) <= mostDeltaE) return true;
  // One of the 8-bit steps near black is a larger difference than that.
  return !isWide && hexOfOklch(polarOf({ l, a, b })) === color.hex;
}

function polarOf({ l, a, b }: Lab): Oklch {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, b), h: (degrees + 360) % 360 };
}

function labOf({ l, c, h }: NonNullable<ColorValue["wide"]>): Lab {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

/** Browsers write a shadow layer as its color and four lengths. */
function isShadow({ layers }: ShadowValue, text: string, seen: Seen): boolean {
  if (layers.length === 0) return text === "none";
  const found = [...text.matchAll(/([a-z]+\([^()]*\)) (\S+) (\S+) (\S+) ([^\s,]+)/g)];
  return (
    found.length === layers.length &&
    layers.every(({ color, offsetXPx, offsetYPx, blurPx, spreadPx }, index) => {
      const [, painted = "", ...lengths] = found[index] ?? [];
      const wished = [offsetXPx, offsetYPx, blurPx, spreadPx];
      const isPlaced = wished.every((px, at) => isPx(lengths[at] ?? "", px));
      return isPlaced && isColor(color, painted, { ...seen, gamut: "srgb" });
    })
  );
}
