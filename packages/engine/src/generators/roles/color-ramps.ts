import type { Meaning } from "#checks/promised-pairs.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Recipe, StatusName } from "#recipe/recipe.ts";
import { statusNames } from "#recipe/recipe.ts";
import { generateNeutrals, generatePalette } from "#generators/palette/index.ts";
import type { PaletteEntry } from "#generators/palette/index.ts";
import { aliasSwatch } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

/** The ramps of a color system, as the second segment of their token paths. */
export type RampName = "primary" | "neutral" | StatusName;

/** The eleven steps of a ramp. */
export type ColorRamp = {
  readonly name: RampName;
  readonly base: HexColor;
  readonly entries: readonly PaletteEntry[];
  readonly swatches: readonly Swatch[];
};

/** What a meaning is called in the middle of a sentence. */
export const meaningTexts: Readonly<Record<Meaning, string>> = {
  action: "actions",
  success: "success",
  warning: "warnings",
  danger: "danger",
  info: "information",
};

/** The ramp that a meaning takes its colors from. */
export function rampOf(meaning: Meaning): RampName {
  return meaning === "action" ? "primary" : meaning;
}

/** The ramps of a recipe by name, in the order that they are printed in. */
export function generateRamps(color: Recipe["color"]): ReadonlyMap<RampName, ColorRamp> {
  const { base, neutralChroma, status } = color;
  const ramps = [
    generateRamp("primary", base, generatePalette(base).steps),
    generateRamp("neutral", base, generateNeutrals(base, neutralChroma)),
    ...statusNames.map((name) =>
      generateRamp(name, status[name], generatePalette(status[name]).steps),
    ),
  ];
  return new Map(ramps.map((ramp) => [ramp.name, ramp]));
}

function generateRamp(name: RampName, base: HexColor, entries: readonly PaletteEntry[]): ColorRamp {
  const swatches = entries.map(({ step, hex }) => aliasSwatch(`color.${name}.${step}`, hex));
  return { name, base, entries, swatches };
}
