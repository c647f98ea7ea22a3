import type { Recipe } from "#recipe/recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { DecisionPath } from "./decision-path.ts";
import { readDecisions, writeDecisions } from "./decisions.ts";

/** One decision that differs; a value is undefined if it is absent. */
export type DecisionChange = {
  readonly path: DecisionPath;
  readonly before: unknown;
  readonly after: unknown;
};

/** The changes from one recipe to another. */
export type RecipePatch = readonly DecisionChange[];

/** Lists the decisions in which two recipes differ, in the recipes' order. */
export function diffRecipes(before: Recipe, after: Recipe): RecipePatch {
  if (before === after) return [];
  const was = readDecisions(before);
  const is = readDecisions(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((change) => !isEqual(change.before, change.after));
}

/** Returns the recipe with every change of the patch; not yet validated. */
export function applyPatch(recipe: Recipe, patch: RecipePatch): Recipe {
  return writeDecisions(
    recipe,
    patch.map(({ path, after }) => ({ path, value: after })),
  );
}

/** Returns the reverse patch. */
export function invertPatch(patch: RecipePatch): RecipePatch {
  return patch.map(({ path, before, after }) => ({ path, before: after, after: before }));
}

/** Joins two successive patches into one; omits a change that the second one reverts. */
export function joinPatches(first: RecipePatch, second: RecipePatch): RecipePatch {
  const joined = new Map(first.map((change) => [change.path, change]));
  for (const change of second) {
    const earlier = joined.get(change.path);
    joined.set(change.path, earlier ? { ...earlier, after: change.after } : change);
  }
  return [...joined.values()].filter((change) => !isEqual(change.before, change.after));
}
