import { motionDecisions } from "#categories/motion/decisions.ts";
import { spacingDecisions } from "#categories/spacing/decisions.ts";
import type { StepsDecision } from "#decisions/decision.ts";
import { isStepKey } from "#decisions/parse-steps.ts";
import { dropPins, pairPaths, renamePaths } from "#recipe/rename-paths.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
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
  /** The tokens that a step generates: its own, and its variants. */
  readonly pathsOf: (key: string) => readonly TokenPath[];
  /**
   * Renames a step; pins on its tokens and aliases of them follow. An invalid name changes only the
   * step, for `parseRecipe` to refuse, like a taken one.
   */
  readonly rename: (recipe: Recipe, from: string, to: string) => Recipe;
  /**
   * Sorts the steps by their names; in a sorted list only the names move, and the values stay. Steps
   * that are not given stay in their order at the end.
   */
  readonly order: (recipe: Recipe, keys: readonly string[]) => Recipe;
  /**
   * Removes a step and the pins on its tokens. References to it then refer to its replacement.
   * Without a replacement an alias of it stays, and `parseRecipe` reports it as an alias of a
   * missing token.
   */
  readonly remove: (recipe: Recipe, key: string, replacement?: string) => Recipe;
};

/** A list of steps of a known form. */
type StepList<S extends Step> = NamedSteps & {
  /** Adds a step after the others; in a sorted list, at the place of its value. */
  readonly add: (recipe: Recipe, step: S) => Recipe;
};

/** Every list of named steps in a recipe. */
export const stepLists = {
  "spacing/steps": createList({
    path: "spacing/steps",
    group: "spacing",
    decision: spacingDecisions.fields.steps,
    stepsOf: ({ spacing }) => spacing.steps,
    withSteps: (recipe, steps) => ({ ...recipe, spacing: { ...recipe.spacing, steps } }),
    compare: (a, b) => a.units - b.units,
  }),
  "motion/durations": createList({
    path: "motion/durations",
    group: "duration",
    decision: motionDecisions.fields.durations,
    stepsOf: ({ motion }) => motion.durations,
    withSteps: (recipe, durations) => ({ ...recipe, motion: { ...recipe.motion, durations } }),
  }),
  "motion/easings": createList({
    path: "motion/easings",
    group: "easing",
    decision: motionDecisions.fields.easings,
    stepsOf: ({ motion }) => motion.easings,
    withSteps: (recipe, easings) => ({ ...recipe, motion: { ...recipe.motion, easings } }),
  }),
} as const satisfies Readonly<Record<StepListPath, NamedSteps>>;

/** A list as data: its place, the top group of its tokens, and its order if it is sorted. */
type ListRow<S extends Step> = {
  readonly path: StepListPath;
  readonly group: string;
  readonly decision: StepsDecision<S>;
  readonly stepsOf: (recipe: Recipe) => readonly S[];
  readonly withSteps: (recipe: Recipe, steps: readonly S[]) => Recipe;
  readonly compare?: (one: S, other: S) => number;
};

function createList<S extends Step>(row: ListRow<S>): StepList<S> {
  const { path, group, decision, stepsOf, withSteps, compare } = row;
  const pathsOf = (key: string): readonly TokenPath[] =>
    ["", ...decision.reservedSuffixes].map((suffix) => tokenPath(`${group}.${key}${suffix}`));
  const renameTokens = (recipe: Recipe, from: string, to: string): Partial<Recipe> =>
    isStepKey(to) ? renamePaths(recipe, pairPaths(pathsOf(from), pathsOf(to))) : {};
  return {
    path,
    field: decision.field,
    isSorted: compare !== undefined,
    stepsOf,
    pathsOf,
    add(recipe, step) {
      const steps = [...stepsOf(recipe), step];
      return withSteps(recipe, compare ? steps.toSorted(compare) : steps);
    },
    order(recipe, keys) {
      const steps = stepsOf(recipe);
      const sorted = orderByKeys(steps, keys);
      if (!compare) return withSteps(recipe, sorted);
      return withSteps(
        recipe,
        steps.map((step, at) => ({ ...step, key: sorted[at]?.key ?? "" })),
      );
    },
    rename(recipe, from, to) {
      const steps = stepsOf(recipe).map((step) =>
        step.key === from ? { ...step, key: to } : step,
      );
      return { ...withSteps(recipe, steps), ...renameTokens(recipe, from, to) };
    },
    remove(recipe, key, replacement) {
      const steps = stepsOf(recipe).filter((step) => step.key !== key);
      const rest = { ...withSteps(recipe, steps), overrides: dropPins(recipe, pathsOf(key)) };
      return replacement === undefined
        ? rest
        : { ...rest, ...renameTokens(rest, key, replacement) };
    },
  };
}

/** Sorts steps by their names; those that are not given stay in their order at the end. */
export function orderByKeys<S extends Step>(
  steps: readonly S[],
  keys: readonly unknown[],
): readonly S[] {
  return [
    ...[...new Set(keys)].flatMap((key) => steps.filter((step) => step.key === key)),
    ...steps.filter(({ key }) => !keys.includes(key)),
  ];
}

/** Finds the list at a path; undefined for anything else. */
export function findStepList(path: string): NamedSteps | undefined {
  return Object.hasOwn(stepLists, path) ? stepLists[path as StepListPath] : undefined;
}
