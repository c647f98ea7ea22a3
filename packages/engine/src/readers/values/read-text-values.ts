import { requireText } from "../json-text/read-json.ts";
import { parseHexColor, type HexColor } from "#color/hex-color.ts";
import type { ColorValue } from "#tokens/token.ts";
import { readEscapes } from "./read-escapes.ts";

const rgba =
  /^rgba\((?<r>\d{1,3}), ?(?<g>\d{1,3}), ?(?<b>\d{1,3}), ?(?<alpha>0|1|0?\.\d+|1\.0+)\)$/;

/** Reads a color from `#rrggbb` or `rgba(r, g, b, a)`; throws a SyntaxError for any other text. */
export function readTextColor(value: unknown): ColorValue {
  const text = requireText(value, "A color");
  const hex = parseHexColor(text);
  if (hex) return { type: "color", hex, alpha: 1 };
  const { r, g, b, alpha } = rgba.exec(text)?.groups ?? {};
  const bytes = [r, g, b].map(Number);
  if (alpha === undefined || !bytes.every((byte) => byte <= 255))
    throw new SyntaxError(`"${text}" is not a color`);
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { type: "color", hex: `#${digits}` as HexColor, alpha: Number(alpha) };
}

/**
 * Reads a font family that is written as its name or as a string of CSS; throws a SyntaxError for
 * anything else.
 */
export function readTextFamily(value: unknown): string {
  const text = requireText(value, "A font family");
  const [, inner] = /^"([^]*)"$/.exec(text) ?? [];
  return inner === undefined ? text : readEscapes(inner);
}
