import { findNamedColor } from "#color/css-color-names.ts";
import { parseHexColor, type HexColor } from "#color/hex-color.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ColorValue } from "#tokens/token.ts";

const channel = String.raw`(\d{1,3})`;
const opacity = String.raw`(\d(?:\.\d{1,10})?|\.\d{1,10}|\d{1,3}%)`;
const rgbPatterns = [
  new RegExp(`^rgba?\\( ?${channel} ${channel} ${channel}(?: ?/ ?${opacity})? ?\\)$`, "i"),
  new RegExp(`^rgba?\\( ?${channel} ?, ?${channel} ?, ?${channel}(?: ?, ?${opacity})? ?\\)$`, "i"),
];

/**
 * Parses a color from `#rgb`, `#rrggbb`, the two with opacity (`#rgba`, `#rrggbbaa`), `rgb(36 71
 * 184 / 0.5)`, `rgba(36, 71, 184, 50%)`, or a name of CSS.
 */
export function parseColorText(text: string): ColorValue | undefined {
  const opaque = parseHexColor(text) ?? findNamedColor(text);
  if (opaque) return { type: "color", hex: opaque, alpha: 1 };
  return text.startsWith("#") ? parseHexWithAlpha(text) : parseRgb(text);
}

/** `#rgba` or `#rrggbbaa`. */
const translucent = /^(?<hex>#(?:[0-9a-fA-F]{3}){1,2}?)(?<alpha>[0-9a-fA-F]{1,2})$/;

function parseHexWithAlpha(text: string): ColorValue | undefined {
  if (text.length !== 5 && text.length !== 9) return undefined;
  const { hex: opaque = "", alpha: digits = "" } = translucent.exec(text)?.groups ?? {};
  const hex = parseHexColor(opaque);
  const alpha = Number.parseInt(digits.length === 1 ? digits.repeat(2) : digits, 16) / 255;
  return hex && { type: "color", hex, alpha: roundNumber(alpha) };
}

function parseRgb(text: string): ColorValue | undefined {
  if (text.toLowerCase() === "transparent") return parseHexWithAlpha("#0000");
  const [, ...parts] = rgbPatterns.map((each) => each.exec(text)).find(Boolean) ?? [];
  const channels = parts.slice(0, 3).map(Number);
  const alpha = parseOpacity(parts[3]);
  if (channels.length < 3 || alpha > 1 || Math.max(...channels) > 255) return undefined;
  const digits = channels.map((each) => each.toString(16).padStart(2, "0"));
  return { type: "color", hex: `#${digits.join("")}` as HexColor, alpha };
}

function parseOpacity(text = "1"): number {
  return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
}
