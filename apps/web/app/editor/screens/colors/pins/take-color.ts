import {
  changeDecision,
  paletteBasePath,
  parseRecipe,
  pinnedStepPath,
  pinStep,
  unpinStep,
  type DecisionPath,
  type Design,
  type HexColor,
  type Parsed,
  type Recipe,
} from "@tessera/engine";
import { readRamp } from "#editor/draft/read-ramp.ts";

/** The design with a better color for a step: the base itself where that stands on it, else a pin. */
export function takeColor(
  design: Design,
  palette: string,
  step: string,
  hex: HexColor,
): { readonly control: DecisionPath; readonly changed: Parsed<Design> } {
  const isBase = readRamp(design, palette).some((each) => each.step === step && each.isBase);
  const { recipe } = design;
  return isBase
    ? {
        control: paletteBasePath(palette),
        changed: changeDecision(recipe, paletteBasePath(palette), hex),
      }
    : { control: pinnedStepPath(palette, step), changed: pinStep(recipe, palette, step, hex) };
}

/** The step on which the base of a palette would stand if no color were pinned on it. */
export function findStepOfBase(recipe: Recipe, palette: string): string | undefined {
  const { stepNames } = recipe.color.advanced;
  const bare = stepNames.reduce((released, step) => unpinStep(released, palette, step), recipe);
  const parsed = parseRecipe(bare);
  return parsed.ok ? readRamp(parsed.value, palette).find(({ isBase }) => isBase)?.step : undefined;
}
