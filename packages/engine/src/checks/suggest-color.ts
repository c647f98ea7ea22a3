import { contrastRatio, relativeLuminance } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import type { Oklch } from "#color/oklch.ts";

/** A relative luminance that a color must reach by growing lighter, or by growing darker. */
type Target = { readonly luminance: number; readonly isLighter: boolean };

/**
 * The color nearest to a given one that has a least contrast on every background: the hue is kept, only the lightness
 * moves, and chroma gives way no further than the sRGB gamut asks. Undefined when no lightness is enough.
 */
export function suggestColor(
  color: HexColor,
  backgrounds: readonly HexColor[],
  leastContrast: number,
): HexColor | undefined {
  const isEnough = (candidate: HexColor): boolean =>
    backgrounds.every((background) => contrastRatio(candidate, background) >= leastContrast);
  if (isEnough(color)) return color;
  const candidates = targetsOf(backgrounds, leastContrast)
    .map((target) => moveTo(oklchOf(color), target))
    .filter(isEnough);
  return candidates.reduce<HexColor | undefined>(
    (nearest, candidate) =>
      nearest === undefined || deltaEOk(candidate, color) < deltaEOk(nearest, color)
        ? candidate
        : nearest,
    undefined,
  );
}

/** The luminances at which the contrast to one of the backgrounds is just enough. */
function targetsOf(backgrounds: readonly HexColor[], leastContrast: number): readonly Target[] {
  return backgrounds.flatMap((background) => {
    const below = relativeLuminance(background) + 0.05;
    return [
      { luminance: below * leastContrast - 0.05, isLighter: true },
      { luminance: below / leastContrast - 0.05, isLighter: false },
    ];
  });
}

/** The darkest color of a hue that is light enough, or the lightest one that is dark enough. */
function moveTo({ c, h }: Oklch, { luminance, isLighter }: Target): HexColor {
  let short = isLighter ? 0 : 1;
  let enough = isLighter ? 1 : 0;
  for (let round = 0; round < 16; round++) {
    const l = (short + enough) / 2;
    const reached = relativeLuminance(hexOfOklch({ l, c, h }));
    if (isLighter ? reached >= luminance : reached <= luminance) enough = l;
    else short = l;
  }
  return hexOfOklch({ l: enough, c, h });
}
