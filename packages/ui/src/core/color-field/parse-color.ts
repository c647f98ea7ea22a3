import {
  findNamedColor,
  type HexColor,
  hexOfHsl,
  hexOfOklch,
  hexOfRgb,
  maxChroma,
  parseHexColor,
} from "@tessera/engine/color";
import { degreesPerUnit } from "../number-field/angle-units.ts";
import { clampUnit } from "./color-numbers.ts";

/** The color that a text names. */
export type ParsedColor = {
  readonly hex: HexColor;
  /** True when the text names a color outside of sRGB, and the hex is the nearest one inside. */
  readonly isNearest: boolean;
};

const functionPattern = /^(rgba?|hsla?|oklch)\(([^()]*)\)$/;
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(%|deg|turn|rad|grad)?$/;

/** Rounding printed colors can lose this much chroma beyond sRGB. */
const chromaTolerance = 0.001;

/**
 * Parses an opaque CSS color: hex with or without #, rgb(), hsl(), oklch() or a name. A color
 * outside of sRGB maps to the nearest with its hue and lightness; one with opacity is refused.
 */
export function parseColor(text: string): ParsedColor | undefined {
  const trimmed = text.trim().toLowerCase();
  const hex = parseHexColor(trimmed) ?? parseHexColor(`#${trimmed}`) ?? findNamedColor(trimmed);
  return hex ? { hex, isNearest: false } : parseFunction(trimmed);
}

function parseFunction(text: string): ParsedColor | undefined {
  const [, name = "", inside = ""] = functionPattern.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== "");
  const [first, second, third, alpha] = parts;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (parts.length > 4 || (alpha !== undefined && parsePart(alpha, 1) !== 1)) return undefined;
  if (name.startsWith("rgb")) return parseRgb(first, second, third);
  if (name.startsWith("hsl")) return parseHsl(first, second, third);
  return parseOklch(first, second, third);
}

function parseRgb(...channels: readonly [string, string, string]): ParsedColor | undefined {
  const [r, g, b] = channels.map((channel) => parsePart(channel, 255));
  if (r === undefined || g === undefined || b === undefined) return undefined;
  return {
    hex: hexOfRgb({ r: r / 255, g: g / 255, b: b / 255 }),
    isNearest: [r, g, b].some((channel) => channel < 0 || channel > 255),
  };
}

function parseHsl(hue: string, saturation: string, lightness: string): ParsedColor | undefined {
  const h = parseHue(hue);
  const s = parsePart(saturation, 100);
  const l = parsePart(lightness, 100);
  if (h === undefined || s === undefined || l === undefined) return undefined;
  return {
    hex: hexOfHsl({ h, s: clampUnit(s / 100), l: clampUnit(l / 100) }),
    isNearest: [s, l].some((percent) => percent < 0 || percent > 100),
  };
}

function parseOklch(lightness: string, chroma: string, hue: string): ParsedColor | undefined {
  const l = parsePart(lightness, 1);
  const c = parsePart(chroma, 0.4);
  const h = parseHue(hue);
  if (l === undefined || c === undefined || h === undefined) return undefined;
  const color = { l: clampUnit(l), c: Math.max(0, c), h };
  return {
    hex: hexOfOklch(color),
    isNearest: color.l !== l || color.c > maxChroma(color.l, h) + chromaTolerance,
  };
}

/** Parses a number, or a percentage of the whole; "none" is 0. */
function parsePart(text: string, whole: number): number | undefined {
  if (text === "none") return 0;
  const match = numberPattern.exec(text);
  const unit = match?.[1];
  if (!match || (unit !== undefined && unit !== "%")) return undefined;
  const value = Number.parseFloat(text);
  return unit === "%" ? (value / 100) * whole : value;
}

function parseHue(text: string): number | undefined {
  if (text === "none") return 0;
  const match = numberPattern.exec(text);
  const scale = degreesPerUnit[match?.[1] ?? "deg"];
  if (!match || scale === undefined) return undefined;
  const degrees = (Number.parseFloat(text) * scale) % 360;
  return degrees < 0 ? degrees + 360 : degrees;
}
