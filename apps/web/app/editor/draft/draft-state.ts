import type { Recipe } from "@tessera/engine";
import { emptyHistory, type EditHistory } from "./edit-history.ts";
import type { Merge } from "./merge-recipes.ts";
import { diffRecipes, type RecipePatch } from "./recipe-patch.ts";

/** A recipe as the server keeps it; `savedBy` and `saverId` name the account that saved it, while it exists. */
export type SavedRecipe = {
  readonly recipe: Recipe;
  readonly revision: number;
  readonly savedBy?: string | undefined;
  readonly saverId?: string | undefined;
};

/** Why a save did not happen; `message` and `code` are the server's own, where it gave them. */
export type SaveFailure = {
  readonly reason: "offline" | "refused" | "unavailable";
  readonly message?: string;
  readonly code?: string;
};

/** How far the draft is from being saved. */
type SaveProgress =
  | { readonly kind: "idle" }
  | { readonly kind: "saving"; readonly sent: Recipe }
  | { readonly kind: "failed"; readonly failure: SaveFailure };

/** A merge that waits for a person: the collisions, and the save that they came from. */
export type OpenMerge = { readonly merge: Merge; readonly theirs: SavedRecipe };

/** One project's recipe as it is edited: what is saved, what is not, and the way back. */
export type DraftState = {
  readonly saved: SavedRecipe;
  readonly draft: Recipe;
  readonly history: EditHistory;
  readonly progress: SaveProgress;
  readonly openMerge: OpenMerge | undefined;
  /** Somebody else's save that the draft was merged with last, without a question. */
  readonly mergedWith: SavedRecipe | undefined;
};

/** A draft that starts at what is saved. */
export function startDraft(saved: SavedRecipe): DraftState {
  return {
    saved,
    draft: saved.recipe,
    history: emptyHistory,
    progress: { kind: "idle" },
    openMerge: undefined,
    mergedWith: undefined,
  };
}

const changesOf = new WeakMap<DraftState, RecipePatch>();

/** The decisions of the draft that are not saved. */
export function findUnsavedChanges(state: DraftState): RecipePatch {
  const known = changesOf.get(state);
  if (known) return known;
  const changes = diffRecipes(state.saved.recipe, state.draft);
  changesOf.set(state, changes);
  return changes;
}
