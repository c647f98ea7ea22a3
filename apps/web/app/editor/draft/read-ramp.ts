import {
  baseStepPath,
  listPalettes,
  pinnedStepPath,
  readDecision,
  tokenPath,
  type Design,
  type Recipe,
  type Token,
} from "@tessera/engine";
import { contrastRatio, parseHexColor, type HexColor } from "@tessera/engine/color";
import type { RampStep } from "@tessera/ui";

const white = parseHexColor("#fff") as HexColor;
const black = parseHexColor("#000") as HexColor;

/** A step of one of a recipe's palettes. */
export type PaletteStep = RampStep & { readonly step: string };

/**
 * Returns the steps of a palette with their tokens' colors, pins included. Marks the base color on
 * its step if that is not pinned.
 */
export function readRamp(design: Design, name: string): readonly PaletteStep[] {
  const { recipe, tokens } = design;
  const values = design.valuesIn();
  const base = findBase(recipe, name);
  const { stepNames } = recipe.color.advanced;
  return stepNames.flatMap((step): PaletteStep[] => {
    const path = tokenPath(`color.${name}.${step}`);
    const value = values.get(path);
    if (value?.type !== "color") return [];
    const { hex, alpha } = value;
    const isCovered = isPinnedToColor(recipe, name, step, tokens.get(path));
    return [
      {
        step,
        hex,
        contrastOnWhite: contrastRatio(hex, white),
        contrastOnBlack: contrastRatio(hex, black),
        isBase: hex === base && alpha === 1 && !isCovered,
        isPinned: isCovered || readDecision(recipe, baseStepPath(name)) === step,
      },
    ];
  });
}

/** Returns the base color of a palette; undefined for the neutral or an unknown palette. */
export function findBase(recipe: Recipe, name: string): HexColor | undefined {
  return listPalettes(recipe).find((each) => each.name === name)?.base;
}

/**
 * Returns whether a color is pinned on the step; a pin replaces the base even if both are equal.
 */
function isPinnedToColor(recipe: Recipe, name: string, step: string, token?: Token): boolean {
  return token?.pinned === true || readDecision(recipe, pinnedStepPath(name, step)) !== undefined;
}
