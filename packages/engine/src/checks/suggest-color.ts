import { blend } from "#color/blend.ts";
import { contrastRatio, relativeLuminance } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import type { Oklch } from "#color/oklch.ts";

/** How a color is seen: its opacity, 0 to 1, where it is not 1. */
export type SuggestOptions = { readonly alpha?: number };

/** A relative luminance that a color must reach over a background by growing lighter, or by growing darker. */
type Target = {
  readonly background: HexColor;
  readonly luminance: number;
  readonly isLighter: boolean;
};

/** Chromas tried in each round between the least and the most that may be nearest, and the rounds. */
const chromasARound = 9;
const rounds = 3;

/**
 * The color nearest to a given one (ΔE_OK) that has a least contrast on every background: the hue is kept, lightness
 * and chroma move together. With an opacity it is measured as it is seen over each background, and keeps the opacity;
 * backgrounds are opaque, as they are seen themselves. Undefined when no color of the hue is enough.
 */
export function suggestColor(
  color: HexColor,
  backgrounds: readonly HexColor[],
  leastContrast: number,
  { alpha = 1 }: SuggestOptions = {},
): HexColor | undefined {
  const isEnough = (candidate: HexColor): boolean =>
    backgrounds.every(
      (background) =>
        contrastRatio(blend(candidate, background, alpha), background) >= leastContrast,
    );
  if (isEnough(color)) return color;
  const candidates = targetsOf(backgrounds, leastContrast).flatMap((target) =>
    moveTo(color, target, alpha, isEnough),
  );
  return findNearest(color, candidates);
}

/** The luminances at which the contrast to one of the backgrounds is just enough. */
function targetsOf(backgrounds: readonly HexColor[], leastContrast: number): readonly Target[] {
  return backgrounds.flatMap((background) => {
    const below = relativeLuminance(background) + 0.05;
    return [
      { background, luminance: below * leastContrast - 0.05, isLighter: true },
      { background, luminance: below / leastContrast - 0.05, isLighter: false },
    ];
  });
}

/** The nearest colors that reach a target with less chroma, the same, and more: closer around the best with every round. */
function moveTo(
  color: HexColor,
  target: Target,
  alpha: number,
  isEnough: (candidate: HexColor) => boolean,
): readonly HexColor[] {
  const { c, h } = oklchOf(color);
  const reach = (chroma: number): HexColor => reachTarget({ c: chroma, h }, target, alpha);
  // What reaches one target is mostly too little for the other backgrounds, whatever its chroma.
  const found = [reach(c), reach(0)].filter(isEnough);
  let center = c / 2;
  let span = c;
  for (let round = 0; round < rounds && c > 0 && found.length > 0; round++) {
    const chromas = Array.from({ length: chromasARound }, (_, i) =>
      Math.max(0, center + (i / (chromasARound - 1) - 0.5) * span),
    );
    const nearest = findNearest(color, chromas.map(reach).filter(isEnough));
    if (nearest === undefined) break;
    found.push(nearest);
    center = oklchOf(nearest).c;
    span /= chromasARound / 3;
  }
  return found;
}

/** The darkest color of a hue and chroma that is light enough over a background, or the lightest one that is dark enough. */
function reachTarget(
  { c, h }: Omit<Oklch, "l">,
  { background, luminance, isLighter }: Target,
  alpha: number,
): HexColor {
  let short = isLighter ? 0 : 1;
  let enough = isLighter ? 1 : 0;
  for (let round = 0; round < 16; round++) {
    const l = (short + enough) / 2;
    const reached = relativeLuminance(blend(hexOfOklch({ l, c, h }), background, alpha));
    if (isLighter ? reached >= luminance : reached <= luminance) enough = l;
    else short = l;
  }
  return hexOfOklch({ l: enough, c, h });
}

function findNearest(color: HexColor, candidates: readonly HexColor[]): HexColor | undefined {
  return candidates.reduce<HexColor | undefined>(
    (nearest, candidate) =>
      nearest === undefined || deltaEOk(candidate, color) < deltaEOk(nearest, color)
        ? candidate
        : nearest,
    undefined,
  );
}
