import { isBetween, relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { luminanceOfOklch, type Oklch } from "#color/oklch.ts";
import type { Alias, ColorValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";

/**
 * A possible color of a role, with its token's definition: the alias of a palette step, or the
 * color itself.
 */
export type Swatch = {
  readonly hex: HexColor;
  readonly wide?: Oklch;
  /** The relative luminance; for a color with a wide one, the lower and the higher of the two. */
  readonly leastLuminance: number;
  readonly mostLuminance: number;
  readonly definition: Alias | ColorValue;
};

/** Returns a swatch of a color outside the palettes. */
export function literalSwatch(hex: HexColor): Swatch {
  return swatchOf(hex, undefined, { type: "color", hex, alpha: 1 });
}

/** Returns a swatch of a translucent color. */
export function translucentSwatch(hex: HexColor, alpha: number): Swatch {
  return swatchOf(hex, undefined, { type: "color", hex, alpha });
}

/** Returns a swatch of the token at a path. */
export function aliasSwatch(path: string, hex: HexColor, wide?: Oklch): Swatch {
  return swatchOf(hex, wide, { type: "alias", to: tokenPath(path) });
}

/** Returns whether the contrast of a color on white is in a range that excludes its end. */
export function isInside(swatch: Swatch, least: number, end: number): boolean {
  return isBetween(relativeLuminance(swatch.hex), least, end);
}

/** Returns the contrast of two colors, the lower one on screens of either gamut. */
export function contrastOf(one: Swatch, other: Swatch): number {
  return Math.max(
    (one.leastLuminance + 0.05) / (other.mostLuminance + 0.05),
    (other.leastLuminance + 0.05) / (one.mostLuminance + 0.05),
  );
}

function swatchOf(
  hex: HexColor,
  wide: Oklch | undefined,
  definition: Swatch["definition"],
): Swatch {
  const luminance = relativeLuminance(hex);
  if (!wide) return { hex, leastLuminance: luminance, mostLuminance: luminance, definition };
  const seen = luminanceOfOklch(wide);
  return {
    hex,
    wide,
    leastLuminance: Math.min(luminance, seen),
    mostLuminance: Math.max(luminance, seen),
    definition,
  };
}
