import { roundNumber } from "#tokens/round-number.ts";

const gridPx = 4;
const smallText = { sizePx: 12, ratio: 1.6 };
const largeText = { sizePx: 64, ratio: 1.05 };

/**
 * The unitless line height of a text: from 1.6 at 12 px it falls evenly with the logarithm of the size to 1.05 at 64 px,
 * then its height in px is moved to the nearest line of the 4 px grid that leaves it at 1.05 or more.
 */
export function fitLineHeight(sizePx: number): number {
  const wished = findWishedRatio(sizePx) * sizePx;
  const least = largeText.ratio * sizePx;
  const nearest = Math.round(wished / gridPx) * gridPx;
  return roundNumber(Math.max(nearest, Math.ceil(least / gridPx) * gridPx) / sizePx);
}

function findWishedRatio(sizePx: number): number {
  const way = Math.log(sizePx / smallText.sizePx) / Math.log(largeText.sizePx / smallText.sizePx);
  const part = Math.min(1, Math.max(0, way));
  return smallText.ratio + part * (largeText.ratio - smallText.ratio);
}
