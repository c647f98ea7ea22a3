import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { isColorStepName } from "#categories/color/parse-advanced-color.ts";
import { statusNames } from "#checks/statuses.ts";
import { pathsOfSteps, renameKeys, withAdvanced } from "./change-advanced.ts";
import type { Recipe } from "./recipe.ts";
import { dropPins, pairPaths, renamePaths } from "./rename-paths.ts";
import { findTokenReferences, type TokenReferences } from "./token-references.ts";

/**
 * Finds the references to steps of the palettes, by the names of the steps; a pin is an override, a
 * pinned step or a pinned base.
 */
export function findColorStepReferences(recipe: Recipe, steps: readonly string[]): TokenReferences {
  const { baseSteps, pinnedSteps } = recipe.color.advanced;
  const { pins, aliases } = findTokenReferences(recipe, pathsOfColorSteps(recipe, steps));
  const bases = Object.entries(baseSteps).filter(([, step]) => steps.includes(step));
  const fixed = Object.entries(pinnedSteps).flatMap(([palette, colors]) =>
    Object.keys(colors).flatMap((step) => (steps.includes(step) ? [[palette, step]] : [])),
  );
  const paths = [...bases, ...fixed].map(([palette, step]) =>
    tokenPath(`color.${palette}.${step}`),
  );
  return { pins: [...new Set([...pins, ...paths])], aliases };
}

/**
 * Returns the recipe with other names for the steps of its palettes. The same number of names
 * renames the steps in their order: pins and aliases follow. Another number changes the number of
 * steps: pins on remaining names stay, and all others are removed. An alias of a removed step stays
 * for `parseRecipe` to report.
 */
export function nameColorSteps(recipe: Recipe, stepNames: readonly string[]): Recipe {
  const before = recipe.color.advanced.stepNames;
  if (before.length === stepNames.length) return renameInOrder(recipe, before, stepNames);
  const removed = before.filter((name) => !stepNames.includes(name));
  return {
    ...withStepNames(recipe, stepNames, (step) => (removed.includes(step) ? undefined : step)),
    overrides: dropPins(recipe, pathsOfColorSteps(recipe, removed)),
  };
}

/** Lists the tokens of the quiet tints of a recipe, whether it has tints or not. */
export function pathsOfTints(recipe: Recipe): readonly TokenPath[] {
  return pathsOfSteps(tintedPalettes(recipe), recipe.color.advanced.stepNames);
}

/**
 * Returns the recipe with or without quiet tints; removes the pins on removed tints, and an alias
 * of one stays for `parseRecipe` to report.
 */
export function setTints(recipe: Recipe, isOn: boolean): Recipe {
  const changed = withAdvanced(recipe, () => ({ hasTints: isOn }));
  return isOn ? changed : { ...changed, overrides: dropPins(recipe, pathsOfTints(recipe)) };
}

function renameInOrder(
  recipe: Recipe,
  before: readonly string[],
  stepNames: readonly string[],
): Recipe {
  if (!stepNames.every(isColorStepName)) return withStepNames(recipe, stepNames, (step) => step);
  const renamed = pathsOfColorSteps(recipe, stepNames);
  return {
    ...withStepNames(recipe, stepNames, (step) => stepNames[before.indexOf(step)]),
    ...renamePaths(recipe, pairPaths(pathsOfColorSteps(recipe, before), renamed)),
  };
}

/**
 * Lists only generated tokens: a custom token may have the name of a tint if the recipe has no
 * tints.
 */
function pathsOfColorSteps(recipe: Recipe, steps: readonly string[]): readonly TokenPath[] {
  const tints = recipe.color.advanced.hasTints ? tintedPalettes(recipe) : [];
  return pathsOfSteps(["primary", "neutral", ...palettesOf(recipe), ...tints], steps);
}

function tintedPalettes(recipe: Recipe): readonly string[] {
  return ["primary", ...palettesOf(recipe)].map((palette) => `${palette}-tint`);
}

function palettesOf(recipe: Recipe): readonly string[] {
  return [...statusNames, ...Object.keys(recipe.color.advanced.palettes)];
}

/**
 * Returns the recipe with these step names, each pinned step under its new name, or without it if
 * it has none.
 */
function withStepNames(
  recipe: Recipe,
  stepNames: readonly string[],
  rename: (step: string) => string | undefined,
): Recipe {
  return withAdvanced(recipe, ({ baseSteps, pinnedSteps }) => ({
    stepNames,
    baseSteps: Object.fromEntries(
      Object.entries(baseSteps).flatMap(([palette, step]) => {
        const renamed = rename(step);
        return renamed === undefined ? [] : [[palette, renamed] as const];
      }),
    ),
    pinnedSteps: Object.fromEntries(
      Object.entries(pinnedSteps).map(([palette, colors]) => [palette, renameKeys(colors, rename)]),
    ),
  }));
}
