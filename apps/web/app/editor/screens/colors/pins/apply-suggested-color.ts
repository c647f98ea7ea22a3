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

/** Returns the design with a better color for a step: a new base if the step has it, else a pin. */
export function applySuggestedColor(
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

/** Returns the step that the base of a palette would have without pinned colors. */
export function findStepOfBase(recipe: Recipe, palette: string): string | undefined {
  const { stepNames } = recipe.color.advanced;
  const bare = stepNames.reduce((released, step) => unpinStep(released, palette, step), recipe);
  const parsed = parseRecipe(bare);
  return parsed.ok ? readRamp(parsed.value, palette).find(({ isBase }) => isBase)?.step : undefined;
}
