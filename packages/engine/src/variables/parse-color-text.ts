import { parseHexColor } from "#color/hex-color.ts";
import type { HexColor } from "#color/hex-color.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ColorValue } from "#tokens/token.ts";

const rgbPattern = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3}) \/ (\d(?:\.\d{1,10})?|\.\d{1,10})\)$/;

/** A color from `#rgb`, `#rrggbb`, the two with opacity (`#rgba`, `#rrggbbaa`), or `rgb(36 71 184 / 0.5)`. */
export function parseColorText(text: string): ColorValue | undefined {
  const opaque = parseHexColor(text);
  if (opaque) return { type: "color", hex: opaque, alpha: 1 };
  return text.startsWith("#") ? parseHexWithAlpha(text) : parseRgb(text);
}

function parseHexWithAlpha(text: string): ColorValue | undefined {
  const size = text.length === 5 ? 1 : 2;
  const hex = parseHexColor(text.slice(0, -size));
  const digits = text.slice(-size).repeat(3 - size);
  if (!hex || !/^[0-9a-fA-F]{2}$/.test(digits)) return undefined;
  return { type: "color", hex, alpha: roundNumber(Number.parseInt(digits, 16) / 255) };
}

function parseRgb(text: string): ColorValue | undefined {
  const [red, green, blue, alpha] = (rgbPattern.exec(text) ?? []).slice(1).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if (alpha === undefined || alpha > 1 || Math.max(red, green, blue) > 255) return undefined;
  const digits = [red, green, blue].map((each) => each.toString(16).padStart(2, "0"));
  return { type: "color", hex: `#${digits.join("")}` as HexColor, alpha };
}
