import { isBetween } from "#checks/contrast-window.ts";
import { relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Oklch } from "#color/oklch.ts";
import { luminanceOfOklch } from "#color/oklch.ts";
import type { Alias, ColorValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";

/** A color that a role may take, with what its token says: the alias of a palette step, or the color itself. */
export type Swatch = {
  readonly hex: HexColor;
  readonly wide?: Oklch;
  /** The relative luminance; of a color with a wide one beside it the lesser and the greater of the two. */
  readonly leastLuminance: number;
  readonly mostLuminance: number;
  readonly definition: Alias | ColorValue;
};

/** A color that no palette step has. */
export function literalSwatch(hex: HexColor): Swatch {
  return swatchOf(hex, undefined, { type: "color", hex, alpha: 1 });
}

/** The color of the token at a path. */
export function aliasSwatch(path: string, hex: HexColor, wide?: Oklch): Swatch {
  return swatchOf(hex, wide, { type: "alias", to: tokenPath(path) });
}

/** Whether a color reaches a contrast on every one of the colors below it, on screens of either gamut. */
export function standsOn(swatch: Swatch, below: readonly Swatch[], leastContrast: number): boolean {
  return below.every((each) => leastContrastOf(swatch, each) >= leastContrast);
}

/** Whether the contrast of a color on white is between two, the least of them included. */
export function isInside(swatch: Swatch, least: number, end: number): boolean {
  return isBetween(relativeLuminance(swatch.hex), least, end);
}

function leastContrastOf(one: Swatch, other: Swatch): number {
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
