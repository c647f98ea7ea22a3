import {
  orderMotionSteps,
  orderSpacingSteps,
  pathsOfMotionStep,
  pathsOfSpacingStep,
  removeMotionStep,
  removeSpacingStep,
  renameMotionStep,
  renameSpacingStep,
  type MotionList,
  type Recipe,
  type TokenPath,
} from "@tessera/engine";
import { leafPath, type LeafPath } from "#editor/draft/leaf-path.ts";

/** A list of named steps, and what can be done to all such lists alike. */
export type StepScale = {
  readonly list: LeafPath;
  readonly keysOf: (recipe: Recipe) => readonly string[];
  /** The tokens of a step. */
  readonly pathsOf: (key: string) => readonly TokenPath[];
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
  readonly order: (recipe: Recipe, keys: readonly string[]) => Recipe;
  /** Takes a step out; what refers to it refers to its heir then. */
  readonly remove: (recipe: Recipe, key: string, heir?: string) => Recipe;
};

/** The steps of the spacing scale. */
export const spacingScale: StepScale = {
  list: leafPath("spacing", "steps"),
  keysOf: ({ spacing }) => spacing.steps.map(({ key }) => key),
  pathsOf: pathsOfSpacingStep,
  rename: renameSpacingStep,
  order: orderSpacingSteps,
  remove: removeSpacingStep,
};

/** The durations. */
export const durationScale = motionScale("durations");

/** The easing curves. */
export const easingScale = motionScale("easings");

function motionScale(list: MotionList): StepScale {
  return {
    list: leafPath("motion", list),
    keysOf: ({ motion }) => motion[list].map(({ key }) => key),
    pathsOf: (key) => pathsOfMotionStep(list, key),
    rename: (recipe, from, to) => renameMotionStep(recipe, list, from, to),
    order: (recipe, keys) => orderMotionSteps(recipe, list, keys),
    remove: (recipe, key, heir) => removeMotionStep(recipe, list, key, heir),
  };
}
