import { stepScaleOf } from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Taste } from "../advanced-color.ts";
import { generateSteps } from "./generate-palette.ts";

/**
 * Lists the colors of a base's palette for a number of steps and a taste, from the lightest,
 * without pins.
 */
export function listTasteColors(
  base: HexColor,
  stepCount: number,
  taste: Taste,
): readonly HexColor[] {
  return generateSteps(base, { scale: stepScaleOf(stepCount), taste }).colors;
}
