import { motionDecisions } from "#categories/motion/decisions.ts";
import { spacingDecisions } from "#categories/spacing/decisions.ts";
import type { StepsDecision } from "#decisions/decision.ts";
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

/** A step as a recipe stores it: its name, and its value in a separate field. */
export type Step = { readonly key: string };

/** A list of named steps: its place in a recipe, and the operations on its steps. */
export type NamedSteps = {
  readonly path: StepListPath;
  /** The field that holds a step's value. */
  readonly field: string;
  /** True when the values decide the order, as sizes do. */
  readonly isSorted: boolean;
  readonly stepsOf: (recipe: Recipe) => readonly Step[];
  /** The tokens that a step generates. */
  readonly pathsOf: (key: string) => readonly TokenPath[];
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
  readonly order: (recipe: Recipe, keys: readonly string[]) => Recipe;
  /** Removes a step; references to it then refer to its replacement. */
  readonly remove: (recipe: Recipe, key: string, replacement?: string) => Recipe;
};

/** Every list of named steps in a recipe. */
export const stepLists: Readonly<Record<StepListPath, NamedSteps>> = {
  "spacing/steps": {
    path: "spacing/steps",
    ...storageOf(spacingDecisions.fields.steps),
    stepsOf: ({ spacing }) => spacing.steps,
    pathsOf: pathsOfSpacingStep,
    rename: renameSpacingStep,
    order: orderSpacingSteps,
    remove: removeSpacingStep,
  },
  "motion/durations": motionList("durations"),
  "motion/easings": motionList("easings"),
};

function storageOf(decision: StepsDecision): Pick<NamedSteps, "field" | "isSorted"> {
  return { field: decision.field, isSorted: decision.isRising === true };
}

function motionList(list: "durations" | "easings"): NamedSteps {
  return {
    path: `motion/${list}`,
    ...storageOf(motionDecisions.fields[list]),
    stepsOf: ({ motion }) => motion[list],
    pathsOf: (key) => pathsOfMotionStep(list, key),
    rename: (recipe, from, to) => renameMotionStep(recipe, list, from, to),
    order: (recipe, keys) => orderMotionSteps(recipe, list, keys),
    remove: (recipe, key, replacement) => removeMotionStep(recipe, list, key, replacement),
  };
}

/** Finds the list at a path; undefined for anything else. */
export function findStepList(path: string): NamedSteps | undefined {
  return Object.hasOwn(stepLists, path) ? stepLists[path as StepListPath] : undefined;
}
