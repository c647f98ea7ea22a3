import type { HexColor } from "#color/hex-color.ts";
import type { Taste } from "../../advanced-color.ts";
import { defaultDesign, generateSteps } from "../generate-palette.ts";
import type { HueTable } from "../hue-table.ts";

/** Generates the eleven steps of a base with another table of hues than the learned one. */
export function generateWithHueTable(base: HexColor, hueTable: HueTable): readonly HexColor[] {
  return generateSteps(base, { ...defaultDesign, hueTable }).colors;
}

/** Generates the eleven steps of a base with a hue shift. */
export function generateWithHueShift(
  base: HexColor,
  hueShift: Taste["hueShift"],
): readonly HexColor[] {
  const taste = { ...defaultDesign.taste, hueShift };
  return generateSteps(base, { ...defaultDesign, taste }).colors;
}
