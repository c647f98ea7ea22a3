import { parseHexColor, type HexColor } from "#color/hex-color.ts";
import { hexOfHsl } from "#color/hsl.ts";
import { hexOfOklch, type Oklch } from "#color/oklch.ts";
import { findNamedColor } from "#color/css-color-names.ts";
import { hexOfRgb } from "#color/rgb.ts";
import type { ColorValue } from "#tokens/token.ts";

const black = { r: 0, g: 0, b: 0 };

type Channels = readonly [number, number, number];

const figure = String.raw`(?:\d{1,12}(?:\.\d{1,12})?)`;
const notation = new RegExp(
  `^(?<name>rgb|hsl|oklch)\\((?<first>${figure}) (?<second>${figure}%?) (?<third>${figure}%?)(?: / (?<alpha>${figure}))?\\)$`,
);

/** The function of each notation, and which of its parts are percentages. */
const readers: Readonly<
  Record<string, { readonly signs: string; readonly read: (channels: Channels) => HexColor }>
> = {
  rgb: { signs: "", read: ([r, g, b]) => hexOfRgb({ r: r / 255, g: g / 255, b: b / 255 }) },
  hsl: { signs: "%%", read: ([h, s, l]) => hexOfHsl({ h, s: s / 100, l: l / 100 }) },
  oklch: { signs: "", read: ([l, c, h]) => hexOfOklch({ l, c, h }) },
};

/** Reads a wide color from a CSS text with oklch(); undefined for anything else. */
export function readWideColor(
  text: string,
): { readonly wide: Oklch; readonly alpha: number } | undefined {
  const { name, first, second, third, alpha = "1" } = notation.exec(text)?.groups ?? {};
  if (name !== "oklch" || `${second}${third}`.includes("%")) return undefined;
  return { wide: { l: Number(first), c: Number(second), h: Number(third) }, alpha: Number(alpha) };
}

/**
 * Reads a color from a CSS text: #rrggbb, a named color, `transparent`, rgb(), hsl() or oklch();
 * undefined for anything else.
 */
export function readColor(text: string): ColorValue | undefined {
  const opaque = parseHexColor(text) ?? findNamedColor(text);
  if (opaque) return { type: "color", hex: opaque, alpha: 1 };
  if (text.toLowerCase() === "transparent")
    return { type: "color", hex: hexOfRgb(black), alpha: 0 };
  const {
    name = "",
    first = "",
    second = "",
    third = "",
    alpha = "1",
  } = notation.exec(text)?.groups ?? {};
  const reader = readers[name];
  const signs = `${second}${third}`.replaceAll(/[^%]/g, "");
  if (!reader || reader.signs !== signs) return undefined;
  const channels: Channels = [first, second, third].map(Number.parseFloat) as never;
  return { type: "color", hex: reader.read(channels), alpha: Number(alpha) };
}
