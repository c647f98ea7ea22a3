import type { Recipe } from "#recipe/recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { DecisionPath } from "./decision-path.ts";
import { readDecisions, writeDecisions } from "./decisions.ts";

/** One decision that differs; undefined where it is absent. */
export type DecisionChange = {
  readonly path: DecisionPath;
  readonly before: unknown;
  readonly after: unknown;
};

/** The changes that lead from one recipe to another. */
export type RecipePatch = readonly DecisionChange[];

/** The decisions in which two recipes differ, in the recipes' order. */
export function diffRecipes(before: Recipe, after: Recipe): RecipePatch {
  if (before === after) return [];
  const was = readDecisions(before);
  const is = readDecisions(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((change) => !isEqual(change.before, change.after));
}

/** The recipe with every change of the patch made; not yet validated. */
export function applyPatch(recipe: Recipe, patch: RecipePatch): Recipe {
  return writeDecisions(
    recipe,
    patch.map(({ path, after }) => ({ path, value: after })),
  );
}

/** The patch that leads back. */
export function invertPatch(patch: RecipePatch): RecipePatch {
  return patch.map(({ path, before, after }) => ({ path, before: after, after: before }));
}

/** Two patches in a row as one; a change that the second one takes back is left out. */
export function joinPatches(first: RecipePatch, second: RecipePatch): RecipePatch {
  const joined = new Map(first.map((change) => [change.path, change]));
  for (const change of second) {
    const earlier = joined.get(change.path);
    joined.set(change.path, earlier ? { ...earlier, after: change.after } : change);
  }
  return [...joined.values()].filter((change) => !isEqual(change.before, change.after));
}
