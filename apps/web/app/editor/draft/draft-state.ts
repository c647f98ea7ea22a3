import {
  diffRecipes,
  type Design,
  type Merge,
  type RecipePatch,
  describeChanges,
  type RecipeChange,
} from "@tessera/engine";
import { emptyHistory, type EditHistory } from "./edit-history.ts";

/**
 * A design as the server stores it; `savedBy` and `saverId` name the account that saved it, while
 * it exists.
 */
export type SavedRecipe = {
  readonly design: Design;
  readonly revision: number;
  readonly savedBy?: string | undefined;
  readonly saverId?: string | undefined;
};

/** Why a save failed; `message` and `code` are the server's, if it sent them. */
export type SaveFailure = {
  readonly reason: "offline" | "refused" | "unavailable";
  readonly message?: string;
  readonly code?: string;
};

/** The progress of saving the draft. */
type SaveProgress =
  | { readonly kind: "idle" | "saving" }
  | { readonly kind: "failed"; readonly failure: SaveFailure };

/** A merge with collisions to resolve: the collisions, and the save that they are from. */
export type OpenMerge = { readonly merge: Merge; readonly theirs: SavedRecipe };

/** One project's recipe as it is edited: the saved recipe, the changes and the undo history. */
export type DraftState = {
  readonly saved: SavedRecipe;
  /** The design of the last valid recipe. */
  readonly draft: Design;
  /** The unsaved decisions of the draft. */
  readonly changes: RecipePatch;
  readonly history: EditHistory;
  readonly progress: SaveProgress;
  readonly openMerge: OpenMerge | undefined;
  /** The save elsewhere that was last merged with unsaved changes without collisions. */
  readonly mergedWith: SavedRecipe | undefined;
};

/** Creates a draft that equals the saved recipe. */
export function startDraft(saved: SavedRecipe): DraftState {
  return {
    saved,
    draft: saved.design,
    changes: [],
    history: emptyHistory,
    progress: { kind: "idle" },
    openMerge: undefined,
    mergedWith: undefined,
  };
}

/** Returns the state with another draft or saved design, and the changes between them. */
export function withDraft(
  state: DraftState,
  draft: Design,
  saved: SavedRecipe = state.saved,
): DraftState {
  return { ...state, saved, draft, changes: diffRecipes(saved.design.recipe, draft.recipe) };
}

/** Lists the unsaved changes as they are counted in the interface. */
export function listChanges({ saved, draft, changes }: DraftState): readonly RecipeChange[] {
  return describeChanges(saved.design, draft, changes);
}
