import type { Recipe } from "@tessera/engine";
import { isSameValue } from "./is-same-value.ts";
import type { LeafPath } from "./leaf-path.ts";
import { readLeaves, writeLeaves } from "./recipe-leaves.ts";

/** One decision that differs; undefined where it is absent. */
export type LeafChange = {
  readonly path: LeafPath;
  readonly before: unknown;
  readonly after: unknown;
};

/** What leads from one recipe to another. */
export type RecipePatch = readonly LeafChange[];

/** The decisions in which two recipes differ, in the recipes' order. */
export function diffRecipes(before: Recipe, after: Recipe): RecipePatch {
  if (before === after) return [];
  const was = readLeaves(before);
  const is = readLeaves(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((change) => !isSameValue(change.before, change.after));
}

/** The recipe with every change of the patch made; not yet validated. */
export function applyPatch(recipe: Recipe, patch: RecipePatch): Recipe {
  return writeLeaves(
    recipe,
    patch.map(({ path, after }) => ({ path, value: after })),
  );
}

/** The patch that leads back. */
export function invertPatch(patch: RecipePatch): RecipePatch {
  return patch.map(({ path, before, after }) => ({ path, before: after, after: before }));
}

/** Two patches in a row as one; what they do and take back drops out. */
export function joinPatches(first: RecipePatch, second: RecipePatch): RecipePatch {
  const joined = new Map(first.map((change) => [change.path, change]));
  for (const change of second) {
    const earlier = joined.get(change.path);
    joined.set(change.path, earlier ? { ...earlier, after: change.after } : change);
  }
  return [...joined.values()].filter((change) => !isSameValue(change.before, change.after));
}
