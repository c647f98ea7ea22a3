import { applyPatch, invertPatch, type RecipePatch } from "../diff-recipes.ts";
import { findPalette } from "../decision-path.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { Design } from "#design/design.ts";
import type { Parsed } from "#tokens/problem.ts";

const stepNames = "color/advanced/stepNames";

/** A design with unsaved changes. */
type Unsaved = { readonly draft: Design; readonly changes: RecipePatch };

/** Finds the unsaved changes of a palette. */
export function findPaletteChanges(state: Unsaved, palette: string): RecipePatch {
  return state.changes.filter(({ path }) => findPalette(path) === palette);
}

/**
 * Returns the draft with a palette as saved; also with the saved step names, if it does not fit the
 * unsaved ones.
 */
export function revertPalette(state: Unsaved, palette: string): Parsed<Design> {
  const changes = findPaletteChanges(state, palette);
  const alone = parseRecipe(applyPatch(state.draft.recipe, invertPatch(changes)));
  if (alone.ok) return alone;
  const names = state.changes.filter(({ path }) => path === stepNames);
  return parseRecipe(applyPatch(state.draft.recipe, invertPatch([...changes, ...names])));
}
