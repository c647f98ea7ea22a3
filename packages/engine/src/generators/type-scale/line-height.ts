import { roundNumber } from "#tokens/round-number.ts";

const gridPx = 4;
const smallText = { sizePx: 12, ratio: 1.6 };
const largeText = { sizePx: 64, ratio: 1.05 };

/**
 * The unitless line heights of texts from the smallest to the largest: from 1.6 at 12 px they fall evenly with the
 * logarithm of the size to 1.05 at 64 px. A text's height in px stands on one of the two lines of the 4 px grid around
 * that: the nearer one, unless only the other is no looser than the text before; where the grid leaves neither, the
 * lower one. None is under 1.05.
 */
export function fitLineHeights(sizesPx: readonly number[]): readonly number[] {
  let loosest = Number.POSITIVE_INFINITY;
  return sizesPx.map((sizePx) => {
    const lines = listLines(sizePx);
    const heightPx = lines.find((linePx) => linePx / sizePx <= loosest) ?? Math.min(...lines);
    loosest = heightPx / sizePx;
    return roundNumber(loosest);
  });
}

/** The grid lines that a text's height may stand on, the nearest to its wish first. */
function listLines(sizePx: number): readonly [number, ...number[]] {
  const wishedPx = findWishedRatio(sizePx) * sizePx;
  const leastPx = Math.ceil((largeText.ratio * sizePx) / gridPx) * gridPx;
  const belowPx = Math.max(leastPx, Math.floor(wishedPx / gridPx) * gridPx);
  const abovePx = Math.max(leastPx, Math.ceil(wishedPx / gridPx) * gridPx);
  return wishedPx - belowPx < abovePx - wishedPx ? [belowPx, abovePx] : [abovePx, belowPx];
}

function findWishedRatio(sizePx: number): number {
  const way = Math.log(sizePx / smallText.sizePx) / Math.log(largeText.sizePx / smallText.sizePx);
  const part = Math.min(1, Math.max(0, way));
  return smallText.ratio + part * (largeText.ratio - smallText.ratio);
}
