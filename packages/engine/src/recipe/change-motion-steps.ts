import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { defaultMotion, reducedSuffix } from "#categories/motion/decisions.ts";
import type { Motion } from "#categories/motion/decisions.ts";
import type { Recipe } from "./recipe.ts";
import { dropPins, renamePaths, pairPaths } from "./rename-paths.ts";
import { isStepKey } from "#decisions/step-key.ts";

/** One of the two lists of motion. */
export type MotionList = keyof Motion;

const groups: Readonly<Record<MotionList, string>> = { durations: "duration", easings: "easing" };

/** Lists the tokens of a duration or an easing: its own and its variant for reduced motion. */
export function pathsOfMotionStep(list: MotionList, key: string): readonly TokenPath[] {
  return ["", reducedSuffix].map((suffix) => tokenPath(`${groups[list]}.${key}${suffix}`));
}

/** Returns the recipe with one more duration or easing, after the others. */
export function addMotionStep<K extends MotionList>(
  recipe: Recipe,
  list: K,
  step: Motion[K][number],
): Recipe {
  return withSteps(recipe, list, (steps) => [...steps, step]);
}

/**
 * Returns the recipe with its durations or easings in another order. Those that are not given stay
 * in their order at the end.
 */
export function orderMotionSteps(
  recipe: Recipe,
  list: MotionList,
  keys: readonly string[],
): Recipe {
  return withSteps(recipe, list, (steps) => [
    ...keys.flatMap((key) => steps.filter((step) => step.key === key)),
    ...steps.filter(({ key }) => !keys.includes(key)),
  ]);
}

/** Renames a duration or an easing of the recipe; pins on its tokens and aliases of them follow. */
export function renameMotionStep(
  recipe: Recipe,
  list: MotionList,
  from: string,
  to: string,
): Recipe {
  const renamed = withSteps(recipe, list, (steps) =>
    steps.map((step) => (step.key === from ? { ...step, key: to } : step)),
  );
  return { ...renamed, ...renamePaths(recipe, renamesOf(list, from, to)) };
}

/**
 * Removes a duration or an easing of the recipe and the pins on its tokens. References to it then
 * refer to its replacement. Without a replacement an alias of it stays, and `parseRecipe` reports
 * it as an alias of a missing token.
 */
export function removeMotionStep(
  recipe: Recipe,
  list: MotionList,
  key: string,
  replacement?: string,
): Recipe {
  const rest = {
    ...withSteps(recipe, list, (steps) => steps.filter((step) => step.key !== key)),
    overrides: dropPins(recipe, pathsOfMotionStep(list, key)),
  };
  if (replacement === undefined) return rest;
  return { ...rest, ...renamePaths(rest, renamesOf(list, key, replacement)) };
}

type Step = Motion[MotionList][number];

function withSteps(
  recipe: Recipe,
  list: MotionList,
  change: (steps: readonly Step[]) => readonly Step[],
): Recipe {
  const motion = recipe.motion ?? defaultMotion;
  return { ...recipe, motion: { ...motion, [list]: change(motion[list]) } };
}

function renamesOf(list: MotionList, from: string, to: string): ReadonlyMap<TokenPath, TokenPath> {
  if (!isStepKey(to)) return new Map();
  return pairPaths(pathsOfMotionStep(list, from), pathsOfMotionStep(list, to));
}
