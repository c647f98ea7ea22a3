import { squareAt, type SeenColor } from "./color-vision.ts";

/** The deficiencies of color vision, in the order of their simulations. */
const visionDeficiencies = ["protanopia", "deuteranopia", "tritanopia"] as const;
/** One of the deficiencies of color vision. */
export type VisionDeficiency = (typeof visionDeficiencies)[number];

/** The components of the four simulations of a deficiency, after those of full color vision. */
const simulatedCount = 3 * 4;

/** Returns the deficiency with which two colors differ least. */
export function findHardestDeficiency(one: SeenColor, other: SeenColor): VisionDeficiency {
  let hardest: VisionDeficiency = visionDeficiencies[0];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 3; at < one.length; at += 3) {
    const square = squareAt(one, other, at);
    if (square >= least) continue;
    least = square;
    hardest = visionDeficiencies[Math.floor((at - 3) / simulatedCount)] as VisionDeficiency;
  }
  return hardest;
}
