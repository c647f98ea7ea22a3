import {
  applyPatch,
  findPalette,
  invertPatch,
  parseRecipe,
  type Design,
  type Parsed,
  type RecipePatch,
} from "@tessera/engine";
import type { DraftState } from "#editor/draft/draft-state.ts";

const stepNames = "color/advanced/stepNames";

/** Finds the unsaved changes of a palette. */
export function findPaletteChanges(state: DraftState, palette: string): RecipePatch {
  return state.changes.filter(({ path }) => findPalette(path) === palette);
}

/**
 * Returns the draft with a palette as saved; also with the saved step names, if it does not fit the
 * unsaved ones.
 */
export function revertPalette(state: DraftState, palette: string): Parsed<Design> {
  const changes = findPaletteChanges(state, palette);
  const alone = parseRecipe(applyPatch(state.draft.recipe, invertPatch(changes)));
  if (alone.ok) return alone;
  const names = state.changes.filter(({ path }) => path === stepNames);
  return parseRecipe(applyPatch(state.draft.recipe, invertPatch([...changes, ...names])));
}
