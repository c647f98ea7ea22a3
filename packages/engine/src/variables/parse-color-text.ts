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
  const [red, green, blue, alpha] = (rgbPattern.exec(text) ?? []).slice(1).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if (alpha === undefined || alpha > 1 || Math.max(red, green, blue) > 255) return undefined;
  const digits = [red, green, blue].map((each) => each.toString(16).padStart(2, "0"));
  return { type: "color", hex: `#${digits.join("")}` as HexColor, alpha };
}
