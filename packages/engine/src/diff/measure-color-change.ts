import { blendWide } from "#color/blend-wide.ts";
import { blend } from "#color/blend.ts";
import { distanceInOklab } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import type { Oklab } from "#color/oklab.ts";
import { oklchOf } from "#color/oklch.ts";
import type { ColorValue } from "#tokens/token.ts";

/**
 * Measures the visible difference of two colors (ΔE_OK): the maximum over white or black, on sRGB
 * screens or on wide-gamut ones.
 */
export function measureColorChange(before: ColorValue, after: ColorValue): number {
  const screens = before.wide || after.wide ? [showNarrow, showWide] : [showNarrow];
  return Math.max(
    ...screens.flatMap((show) =>
      grounds.map((ground) => distanceInOklab(show(before, ground), show(after, ground))),
    ),
  );
}

const grounds = ["#ffffff" as HexColor, "#000000" as HexColor];

function showNarrow({ hex, alpha }: ColorValue, ground: HexColor): Oklab {
  return oklabOf(blend(hex, ground, alpha));
}

function showWide({ hex, alpha, wide }: ColorValue, ground: HexColor): Oklab {
  return blendWide(wide ?? oklchOf(hex), ground, alpha);
}
