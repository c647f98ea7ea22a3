import { contrastOfLuminances, relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Alias, ColorValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";

/** A color that a role may take, with what its token says: the alias of a palette step, or the color itself. */
export type Swatch = {
  readonly hex: HexColor;
  readonly luminance: number;
  readonly definition: Alias | ColorValue;
};

/** A color that no palette step has. */
export function literalSwatch(hex: HexColor): Swatch {
  const definition = { type: "color", hex, alpha: 1 } as const;
  return { hex, luminance: relativeLuminance(hex), definition };
}

/** The color of the token at a path. */
export function aliasSwatch(path: string, hex: HexColor): Swatch {
  const definition = { type: "alias", to: tokenPath(path) } as const;
  return { hex, luminance: relativeLuminance(hex), definition };
}

/** Whether a color reaches a contrast on every one of the colors below it. */
export function standsOn(swatch: Swatch, below: readonly Swatch[], leastContrast: number): boolean {
  return below.every(
    ({ luminance }) => contrastOfLuminances(swatch.luminance, luminance) >= leastContrast,
  );
}
