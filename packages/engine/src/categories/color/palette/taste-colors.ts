import { stepScaleOf } from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Taste } from "../advanced-color.ts";
import { generateSteps } from "./generate-palette.ts";

/** The colors of a base's palette in so many steps and a taste, from the lightest, without pins: what a choice of taste would come to. */
export function listTasteColors(
  base: HexColor,
  stepCount: number,
  taste: Taste,
): readonly HexColor[] {
  return generateSteps(base, { scale: stepScaleOf(stepCount), taste }).colors;
}
