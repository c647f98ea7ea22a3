import { diffRecipes, type Design, type Merge, type RecipePatch } from "@tessera/engine";
import { emptyHistory, type EditHistory } from "./edit-history.ts";

/** A design as the server keeps its recipe; `savedBy` and `saverId` name the account that saved it, while it exists. */
export type SavedRecipe = {
  readonly design: Design;
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
  | { readonly kind: "saving"; readonly sent: Design }
  | { readonly kind: "failed"; readonly failure: SaveFailure };

/** A merge that waits for a person: the collisions, and the save that they came from. */
export type OpenMerge = { readonly merge: Merge; readonly theirs: SavedRecipe };

/** One project's recipe as it is edited: what is saved, what is not, and the way back. */
export type DraftState = {
  readonly saved: SavedRecipe;
  /** The design of the last recipe that parsed. */
  readonly draft: Design;
  /** The decisions of the draft that are not saved. */
  readonly changes: RecipePatch;
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
    draft: saved.design,
    changes: [],
    history: emptyHistory,
    progress: { kind: "idle" },
    openMerge: undefined,
    mergedWith: undefined,
  };
}

/** The state with another draft, or with another saved design, and the changes between the two. */
export function withDraft(
  state: DraftState,
  draft: Design,
  saved: SavedRecipe = state.saved,
): DraftState {
  return { ...state, saved, draft, changes: diffRecipes(saved.design.recipe, draft.recipe) };
}
