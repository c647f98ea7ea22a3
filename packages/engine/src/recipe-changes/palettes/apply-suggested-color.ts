import { changeDecision, paletteBasePath, pinStep, unpinStep } from "../change-decision.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { pinnedStepPath, type DecisionPath } from "../decision-path.ts";
import type { Design } from "#design/design.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Parsed } from "#tokens/problem.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { readRamp } from "./read-ramp.ts";

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
