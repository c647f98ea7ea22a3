import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Recipe } from "./recipe.ts";
import { dropPins, renamePaths } from "./rename-paths.ts";
import { densitySuffixes } from "#categories/spacing/decisions.ts";
import type { SpacingStep } from "#categories/spacing/decisions.ts";
import { isStepKey } from "#decisions/step-key.ts";

/** The tokens of a step of the spacing scale. */
export function pathsOfSpacingStep(key: string): readonly TokenPath[] {
  return ["", ...densitySuffixes].map((suffix) => tokenPath(`spacing.${key}${suffix}`));
}

/** The recipe with one more step of the spacing scale, at the place of its size. */
export function addSpacingStep(recipe: Recipe, step: SpacingStep): Recipe {
  return withSteps(recipe, (steps) => [...steps, step].toSorted((a, b) => a.units - b.units));
}

/** The recipe with the names of the spacing steps in another order; the sizes go on rising. Names that are not given keep their order behind. */
export function orderSpacingSteps(recipe: Recipe, keys: readonly string[]): Recipe {
  return withSteps(recipe, (steps) => {
    const names = new Set([...keys, ...steps.map(({ key }) => key)]);
    const known = [...names].filter((key) => steps.some((step) => step.key === key));
    return steps.map(({ units }, index) => ({ key: known[index] ?? "", units }));
  });
}

/**
 * The recipe with another name for a step of the spacing scale; pins on its tokens and aliases of them follow. A name
 * that is none stays on the step alone, for `parseRecipe` to refuse, as it does one that is taken.
 */
export function renameSpacingStep(recipe: Recipe, from: string, to: string): Recipe {
  const renamed = withSteps(recipe, (steps) =>
    steps.map((step) => (step.key === from ? { ...step, key: to } : step)),
  );
  return { ...renamed, ...renamePaths(recipe, renamesOf(from, to)) };
}

/**
 * The recipe without a step of the spacing scale and without the pins on its tokens. What refers to it refers to its
 * heir then; without an heir an alias of it stays, and `parseRecipe` names it as one of no token.
 */
export function removeSpacingStep(recipe: Recipe, key: string, heir?: string): Recipe {
  const rest = {
    ...withSteps(recipe, (steps) => steps.filter((step) => step.key !== key)),
    overrides: dropPins(recipe, pathsOfSpacingStep(key)),
  };
  return heir === undefined ? rest : { ...rest, ...renamePaths(rest, renamesOf(key, heir)) };
}

type Steps = readonly SpacingStep[];

function withSteps(recipe: Recipe, change: (steps: Steps) => Steps): Recipe {
  const { steps } = recipe.spacing;
  return { ...recipe, spacing: { ...recipe.spacing, steps: change(steps) } };
}

function renamesOf(from: string, to: string): ReadonlyMap<TokenPath, TokenPath> {
  if (!isStepKey(to)) return new Map();
  const renamed = pathsOfSpacingStep(to);
  return new Map(pathsOfSpacingStep(from).map((path, index) => [path, renamed[index] ?? path]));
}
