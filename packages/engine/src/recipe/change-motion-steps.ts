import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { defaultMotion, reducedSuffix } from "#categories/motion/decisions.ts";
import type { Motion } from "#categories/motion/decisions.ts";
import type { Recipe } from "./recipe.ts";
import { dropPins, renamePaths } from "./rename-paths.ts";
import { isStepKey } from "#decisions/step-key.ts";

/** One of the two lists of motion. */
export type MotionList = keyof Motion;

const groups: Readonly<Record<MotionList, string>> = { durations: "duration", easings: "easing" };

/** The tokens of a duration or an easing: its own and its twin for less motion. */
export function pathsOfMotionStep(list: MotionList, key: string): readonly TokenPath[] {
  return ["", reducedSuffix].map((suffix) => tokenPath(`${groups[list]}.${key}${suffix}`));
}

/** The recipe with one more duration or easing, behind the others. */
export function addMotionStep<K extends MotionList>(
  recipe: Recipe,
  list: K,
  step: Motion[K][number],
): Recipe {
  return withSteps(recipe, list, (steps) => [...steps, step]);
}

/** The recipe with its durations or easings in another order. Those that are not given keep their order behind. */
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

/** The recipe with another name for a duration or an easing; pins on its tokens and aliases of them follow. */
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
 * The recipe without a duration or an easing and without the pins on its tokens. What refers to it refers to its heir
 * then; without an heir an alias of it stays, and `parseRecipe` names it as one of no token.
 */
export function removeMotionStep(
  recipe: Recipe,
  list: MotionList,
  key: string,
  heir?: string,
): Recipe {
  const rest = {
    ...withSteps(recipe, list, (steps) => steps.filter((step) => step.key !== key)),
    overrides: dropPins(recipe, pathsOfMotionStep(list, key)),
  };
  if (heir === undefined) return rest;
  return { ...rest, ...renamePaths(rest, renamesOf(list, key, heir)) };
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
  const renamed = pathsOfMotionStep(list, to);
  return new Map(
    pathsOfMotionStep(list, from).map((path, index) => [path, renamed[index] ?? path]),
  );
}
