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

/** A step of one of a recipe's ramps. */
export type PaletteStep = RampStep & { readonly step: string };

/** The steps of a palette as its tokens are, pinned ones included; the color that it was made from is marked where it stands unpinned. */
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

/** The color that a palette is made from; undefined for the neutral one, and for what is no palette. */
export function findBase(recipe: Recipe, name: string): HexColor | undefined {
  return listPalettes(recipe).find((each) => each.name === name)?.base;
}

/** A color pinned on a step hides the base there, even where it is the same. */
function isPinnedToColor(recipe: Recipe, name: string, step: string, token?: Token): boolean {
  return token?.pinned === true || readDecision(recipe, pinnedStepPath(name, step)) !== undefined;
}
