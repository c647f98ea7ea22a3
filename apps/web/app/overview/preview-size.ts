const basePx = 14;
const largestPx = 44;
/** How many steps of the type scale the letters stand above the base: enough to tell ratios apart at a glance. */
const stepsUp = 3.2;

/** The size of a card's sample letters, which follows the type ratio. */
export function previewSizePx(ratio: number): number {
  return Math.min(largestPx, basePx * ratio ** stepsUp);
}
