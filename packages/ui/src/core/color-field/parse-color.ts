import {
  type HexColor,
  hexOfHsl,
  hexOfOklch,
  hexOfRgb,
  parseHexColor,
} from "@tessera/engine/color";
import { findNamedColor } from "./css-color-names.ts";

const functionPattern = /^(rgba?|hsla?|oklch)\(([^()]*)\)$/;
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(%|deg|turn|rad|grad)?$/;
const degreesPerUnit: Readonly<Record<string, number>> = {
  deg: 1,
  turn: 360,
  rad: 180 / Math.PI,
  grad: 0.9,
};

/**
 * The opaque sRGB color that a text names as CSS does: hex with or without #, rgb(), hsl(), oklch() or a name.
 * A color outside of sRGB becomes the nearest with its hue and lightness; one with opacity is refused.
 */
export function parseColor(text: string): HexColor | undefined {
  const trimmed = text.trim().toLowerCase();
  const hex = parseHexColor(trimmed) ?? parseHexColor(`#${trimmed}`);
  return hex ?? findNamedColor(trimmed) ?? parseFunction(trimmed);
}

function parseFunction(text: string): HexColor | undefined {
  const [, name = "", inside = ""] = functionPattern.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== "");
  const [first, second, third, alpha] = parts;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (parts.length > 4 || (alpha !== undefined && parsePart(alpha, 1) !== 1)) return undefined;
  if (name.startsWith("rgb")) return parseRgb(first, second, third);
  if (name.startsWith("hsl")) return parseHsl(first, second, third);
  return parseOklch(first, second, third);
}

function parseRgb(...channels: readonly [string, string, string]): HexColor | undefined {
  const [r, g, b] = channels.map((channel) => parsePart(channel, 1));
  if (r === undefined || g === undefined || b === undefined) return undefined;
  const scale = (channel: number, text: string) => (text.endsWith("%") ? channel : channel / 255);
  return hexOfRgb({
    r: scale(r, channels[0]),
    g: scale(g, channels[1]),
    b: scale(b, channels[2]),
  });
}

function parseHsl(hue: string, saturation: string, lightness: string): HexColor | undefined {
  const h = parseHue(hue);
  const s = parsePart(saturation, 1);
  const l = parsePart(lightness, 1);
  if (h === undefined || s === undefined || l === undefined) return undefined;
  const scale = (part: number, text: string) => clampUnit(text.endsWith("%") ? part : part / 100);
  return hexOfHsl({ h, s: scale(s, saturation), l: scale(l, lightness) });
}

function parseOklch(lightness: string, chroma: string, hue: string): HexColor | undefined {
  const l = parsePart(lightness, 1);
  const c = parsePart(chroma, 0.4);
  const h = parseHue(hue);
  if (l === undefined || c === undefined || h === undefined) return undefined;
  return hexOfOklch({ l: clampUnit(l), c: Math.max(0, c), h });
}

/** A number, or so much per cent of what is whole. */
function parsePart(text: string, whole: number): number | undefined {
  const unit = numberPattern.exec(text)?.[1];
  if (!numberPattern.test(text) || (unit !== undefined && unit !== "%")) return undefined;
  const value = Number.parseFloat(text);
  return unit === "%" ? (value / 100) * whole : value;
}

function parseHue(text: string): number | undefined {
  const match = numberPattern.exec(text);
  const unit = match?.[1] ?? "deg";
  const scale = degreesPerUnit[unit];
  if (!match || scale === undefined) return undefined;
  const degrees = (Number.parseFloat(text) * scale) % 360;
  return degrees < 0 ? degrees + 360 : degrees;
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
