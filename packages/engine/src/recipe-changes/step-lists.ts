import {
  orderMotionSteps,
  pathsOfMotionStep,
  removeMotionStep,
  renameMotionStep,
} from "#recipe/change-motion-steps.ts";
import {
  orderSpacingSteps,
  pathsOfSpacingStep,
  removeSpacingStep,
  renameSpacingStep,
} from "#recipe/change-spacing-steps.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { StepListPath } from "./decision-path.ts";

/** A step as a recipe stores it: its name, and its value in a field of its own. */
export type Step = { readonly key: string };

/** A list of named steps: how a recipe stores it, and what can be done to its steps. */
export type NamedSteps = {
  readonly path: StepListPath;
  /** The field that holds a step's value. */
  readonly field: string;
  /** Whether the values decide the order, as sizes do. */
  readonly isSorted: boolean;
  /** The steps of a recipe, or the defaults where it has none. */
  readonly stepsOf: (recipe: Recipe) => readonly Step[];
  /** The tokens that a step generates. */
  readonly pathsOf: (key: string) => readonly TokenPath[];
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
  readonly order: (recipe: Recipe, keys: readonly string[]) => Recipe;
  /** Removes a step; what refers to it then refers to its heir. */
  readonly remove: (recipe: Recipe, key: string, heir?: string) => Recipe;
};

/** Every list of named steps that a recipe has. */
export const stepLists: Readonly<Record<StepListPath, NamedSteps>> = {
  "spacing/steps": {
    path: "spacing/steps",
    field: "units",
    isSorted: true,
    stepsOf: ({ spacing }) => spacing.steps,
    pathsOf: pathsOfSpacingStep,
    rename: renameSpacingStep,
    order: orderSpacingSteps,
    remove: removeSpacingStep,
  },
  "motion/durations": motionList("durations", "ms"),
  "motion/easings": motionList("easings", "points"),
};

function motionList(list: "durations" | "easings", field: string): NamedSteps {
  return {
    path: `motion/${list}`,
    field,
    isSorted: false,
    stepsOf: ({ motion }) => motion[list],
    pathsOf: (key) => pathsOfMotionStep(list, key),
    rename: (recipe, from, to) => renameMotionStep(recipe, list, from, to),
    order: (recipe, keys) => orderMotionSteps(recipe, list, keys),
    remove: (recipe, key, heir) => removeMotionStep(recipe, list, key, heir),
  };
}

/** The list at a path; undefined for anything else. */
export function findStepList(path: string): NamedSteps | undefined {
  return Object.hasOwn(stepLists, path) ? stepLists[path as StepListPath] : undefined;
}
