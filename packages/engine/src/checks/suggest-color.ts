import { blend } from "#color/blend.ts";
import { contrastRatio, relativeLuminance } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf, type Oklch } from "#color/oklch.ts";

/** The options of a suggestion: the color's opacity, 0 to 1, which defaults to 1. */
export type SuggestOptions = { readonly alpha?: number };

/** An opaque color under the suggested one, and the minimum contrast of the two. */
export type Background = { readonly hex: HexColor; readonly leastContrast: number };

/** A relative luminance that a color must reach over a background by getting lighter, or darker. */
type Target = {
  readonly background: HexColor;
  readonly luminance: number;
  readonly isLighter: boolean;
};

/**
 * The chromas that each round compares between the minimum and the maximum, and the number of rounds.
 */
const chromasPerRound = 9;
const rounds = 3;

/**
 * Finds the color nearest to a given one (ΔE_OK) with a minimum contrast on every background: it
 * keeps the hue, and changes lightness and chroma together. A color with an opacity keeps it, and
 * is measured as it appears over each background. Returns undefined if no color of the hue is
 * enough.
 */
export function suggestColor(
  color: HexColor,
  backgrounds: readonly Background[],
  { alpha = 1 }: SuggestOptions = {},
): HexColor | undefined {
  const isEnough = (candidate: HexColor): boolean =>
    backgrounds.every(
      ({ hex, leastContrast }) => contrastRatio(blend(candidate, hex, alpha), hex) >= leastContrast,
    );
  if (isEnough(color)) return color;
  const candidates = targetsOf(backgrounds).flatMap((target) =>
    moveTo(color, target, alpha, isEnough),
  );
  return findNearest(color, candidates);
}

/** Lists the luminances with exactly the minimum contrast to one of the backgrounds. */
function targetsOf(backgrounds: readonly Background[]): readonly Target[] {
  return backgrounds.flatMap(({ hex: background, leastContrast }) => {
    const below = relativeLuminance(background) + 0.05;
    return [
      { background, luminance: below * leastContrast - 0.05, isLighter: true },
      { background, luminance: below / leastContrast - 0.05, isLighter: false },
    ];
  });
}

/**
 * Lists the nearest colors that reach a target with less, the same, or more chroma: closer around
 * the best with every round.
 */
function moveTo(
  color: HexColor,
  target: Target,
  alpha: number,
  isEnough: (candidate: HexColor) => boolean,
): readonly HexColor[] {
  const { c, h } = oklchOf(color);
  const reach = (chroma: number): HexColor => reachTarget({ c: chroma, h }, target, alpha);
  // A color that reaches one target is mostly not enough for the other backgrounds, whatever its
  // chroma.
  const found = [reach(c), reach(0)].filter(isEnough);
  let center = c / 2;
  let span = c;
  for (let round = 0; round < rounds && c > 0 && found.length > 0; round++) {
    const chromas = Array.from({ length: chromasPerRound }, (_, i) =>
      Math.max(0, center + (i / (chromasPerRound - 1) - 0.5) * span),
    );
    const nearest = findNearest(color, chromas.map(reach).filter(isEnough));
    if (nearest === undefined) break;
    found.push(nearest);
    center = oklchOf(nearest).c;
    span /= chromasPerRound / 3;
  }
  return found;
}

/**
 * Returns the darkest color of a hue and chroma that is light enough over a background, or the
 * lightest one that is dark enough.
 */
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
