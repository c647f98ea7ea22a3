import { baseStepPath, pinnedStepPath } from "../decision-path.ts";
import { listPalettes } from "#categories/color/list-palettes.ts";
import { readDecision } from "../decisions.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { Design } from "#design/design.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Token } from "#tokens/token.ts";
import { inks } from "#checks/step-promises.ts";
import { contrastRatio } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";

/** A step of one of a recipe's palettes with its color. */
export type RampStep = {
  readonly step: string;
  readonly hex: HexColor;
  readonly contrastOnWhite: number;
  readonly contrastOnBlack: number;
  /** True when the step is the base color itself. */
  readonly isBase: boolean;
  /** True when the color or the base is pinned to the step. */
  readonly isPinned: boolean;
};

/**
 * Returns the steps of a palette with their tokens' colors, pins included. Marks the base color on
 * its step if that is not pinned.
 */
export function readRamp(design: Design, name: string): readonly RampStep[] {
  const { recipe, tokens } = design;
  const values = design.valuesIn();
  const base = findBase(recipe, name);
  const { stepNames } = recipe.color.advanced;
  return stepNames.flatMap((step): RampStep[] => {
    const path = tokenPath(`color.${name}.${step}`);
    const value = values.get(path);
    if (value?.type !== "color") return [];
    const { hex, alpha } = value;
    const isCovered = isPinnedToColor(recipe, name, step, tokens.get(path));
    return [
      {
        step,
        hex,
        contrastOnWhite: contrastRatio(hex, inks.white),
        contrastOnBlack: contrastRatio(hex, inks.black),
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
