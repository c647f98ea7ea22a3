import {
  parseRecipe,
  statusNames,
  tokenPath,
  type HexColor,
  type Parsed,
  type Recipe,
  type Design,
} from "@tessera/engine";
import { changeLeaf, pinToken } from "#editor/draft/edit-recipe.ts";
import { advancedPath, leafPath, overridePath, type LeafPath } from "#editor/draft/leaf-path.ts";
import { readLeaf, writeLeaf } from "#editor/draft/recipe-leaves.ts";
import { readRamp } from "#editor/draft/read-ramp.ts";

/** The decision that holds the color which a palette is made from. */
export function basePath(palette: string): LeafPath {
  if (palette === "primary") return leafPath("color", "base");
  const isStatus = statusNames.some((status) => status === palette);
  return isStatus
    ? leafPath("color", "status", palette)
    : advancedPath("palettes", palette, "base");
}

/** The decision that pins a step of a palette. */
export function pinPath(palette: string, step: string): LeafPath {
  return advancedPath("pinnedSteps", palette, step);
}

/** The recipe with a step of a palette pinned to a color; the steps beside it follow, but those of the neutral one. */
export function pinStep(
  recipe: Recipe,
  palette: string,
  step: string,
  hex: HexColor,
): Parsed<Design> {
  if (palette === "neutral") {
    const path = tokenPath(`color.neutral.${step}`);
    return pinToken(recipe, path, { type: "color", hex, alpha: 1 });
  }
  return changeLeaf(unpin(recipe, palette, step), pinPath(palette, step), hex);
}

/** The recipe with a step of a palette as it is generated, whatever pinned it. */
export function releaseStep(recipe: Recipe, palette: string, step: string): Parsed<Design> {
  const released = unpin(recipe, palette, step);
  const baseStep = advancedPath("baseSteps", palette);
  return readLeaf(recipe, baseStep) === step
    ? changeLeaf(released, baseStep, undefined)
    : parseRecipe(released);
}

/** The recipe with the base of a palette on a step, or where its contrast puts it. */
export function putBaseOn(
  recipe: Recipe,
  palette: string,
  step: string | undefined,
): Parsed<Design> {
  const released = step === undefined ? recipe : unpin(recipe, palette, step);
  return changeLeaf(released, advancedPath("baseSteps", palette), step);
}

/** The recipe with a better color for a step: the base itself where that stands on it, else a pin. */
export function takeColor(
  design: Design,
  palette: string,
  step: string,
  hex: HexColor,
): { readonly control: LeafPath; readonly changed: Parsed<Design> } {
  const isBase = readRamp(design, palette).some((each) => each.step === step && each.isBase);
  const { recipe } = design;
  return isBase
    ? { control: basePath(palette), changed: changeLeaf(recipe, basePath(palette), hex) }
    : { control: pinPath(palette, step), changed: pinStep(recipe, palette, step, hex) };
}

/** The step on which the base of a palette would stand if no color were pinned on it. */
export function findStepOfBase(recipe: Recipe, palette: string): string | undefined {
  const { stepNames } = recipe.color.advanced;
  const bare = stepNames.reduce((released, step) => unpin(released, palette, step), recipe);
  const parsed = parseRecipe(bare);
  return parsed.ok ? readRamp(parsed.value, palette).find(({ isBase }) => isBase)?.step : undefined;
}

function unpin(recipe: Recipe, palette: string, step: string): Recipe {
  const override = overridePath(tokenPath(`color.${palette}.${step}`));
  return writeLeaf(writeLeaf(recipe, pinPath(palette, step), undefined), override, undefined);
}
