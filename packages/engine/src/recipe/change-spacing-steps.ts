import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Recipe } from "./recipe.ts";
import { dropPins, renamePaths, pairPaths } from "./rename-paths.ts";
import { densitySuffixes } from "#categories/spacing/decisions.ts";
import type { SpacingStep } from "#categories/spacing/decisions.ts";
import { isStepKey } from "#decisions/step-key.ts";

/** Lists the tokens of a step of the spacing scale. */
export function pathsOfSpacingStep(key: string): readonly TokenPath[] {
  return ["", ...densitySuffixes].map((suffix) => tokenPath(`spacing.${key}${suffix}`));
}

/** Adds a step to the spacing scale of the recipe, at the place of its size. */
export function addSpacingStep(recipe: Recipe, step: SpacingStep): Recipe {
  return withSteps(recipe, (steps) => [...steps, step].toSorted((a, b) => a.units - b.units));
}

/**
 * Changes the order of the names of the spacing steps; the sizes keep their order. Names that are
 * not given stay in their order at the end.
 */
export function orderSpacingSteps(recipe: Recipe, keys: readonly string[]): Recipe {
  return withSteps(recipe, (steps) => {
    const names = new Set([...keys, ...steps.map(({ key }) => key)]);
    const known = [...names].filter((key) => steps.some((step) => step.key === key));
    return steps.map(({ units }, index) => ({ key: known[index] ?? "", units }));
  });
}

/**
 * Renames a step of the spacing scale; pins on its tokens and aliases of them follow. An invalid
 * name changes only the step, for `parseRecipe` to refuse, like a taken one.
 */
export function renameSpacingStep(recipe: Recipe, from: string, to: string): Recipe {
  const renamed = withSteps(recipe, (steps) =>
    steps.map((step) => (step.key === from ? { ...step, key: to } : step)),
  );
  return { ...renamed, ...renamePaths(recipe, renamesOf(from, to)) };
}

/**
 * Removes a step of the spacing scale and the pins on its tokens. References to it then refer to
 * its replacement. Without a replacement an alias of it stays, and `parseRecipe` reports it as an
 * alias of a missing token.
 */
export function removeSpacingStep(recipe: Recipe, key: string, replacement?: string): Recipe {
  const rest = {
    ...withSteps(recipe, (steps) => steps.filter((step) => step.key !== key)),
    overrides: dropPins(recipe, pathsOfSpacingStep(key)),
  };
  return replacement === undefined
    ? rest
    : { ...rest, ...renamePaths(rest, renamesOf(key, replacement)) };
}

type Steps = readonly SpacingStep[];

function withSteps(recipe: Recipe, change: (steps: Steps) => Steps): Recipe {
  const { steps } = recipe.spacing;
  return { ...recipe, spacing: { ...recipe.spacing, steps: change(steps) } };
}

function renamesOf(from: string, to: string): ReadonlyMap<TokenPath, TokenPath> {
  if (!isStepKey(to)) return new Map();
  return pairPaths(pathsOfSpacingStep(from), pathsOfSpacingStep(to));
}
