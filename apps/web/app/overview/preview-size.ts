const basePx = 14;
const largestPx = 44;

/** The size of a card's sample letters: the third power of the type ratio, so that ratios are told apart at a glance. */
export function previewSizePx(ratio: number): number {
  return Math.min(largestPx, basePx * ratio ** 3.2);
}
