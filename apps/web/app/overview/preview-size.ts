const basePx = 14;
const largestPx = 44;
/**
 * The steps of the type scale from the base to the sample letters: enough to distinguish ratios.
 */
const stepsUp = 3.2;

/** Returns the size of a card's sample letters, which depends on the type ratio. */
export function previewSizePx(ratio: number): number {
  return Math.min(largestPx, basePx * ratio ** stepsUp);
}
