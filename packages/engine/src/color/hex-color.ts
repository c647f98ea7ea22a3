/** An opaque sRGB color as `#rrggbb`, lower case. Only `parseHexColor` creates it. */
export type HexColor = string & { readonly __brand: "HexColor" };

/** Parses the color of a `#rgb` or `#rrggbb` text, in either case; undefined for anything else. */
export function parseHexColor(text: string): HexColor | undefined {
  if (/^#[0-9a-fA-F]{6}$/.test(text)) return text.toLowerCase() as HexColor;
  if (!/^#[0-9a-fA-F]{3}$/.test(text)) return undefined;
  const [, r, g, b] = text.toLowerCase();
  return `#${r}${r}${g}${g}${b}${b}` as HexColor;
}
