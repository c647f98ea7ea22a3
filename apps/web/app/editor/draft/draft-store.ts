import type { Design } from "@tessera/engine";
import { createSignal } from "#store/create-signal.ts";
import type { DraftState, SaveFailure, SavedRecipe } from "./draft-state.ts";
import type { EditControl } from "./edit-control.ts";
import { reduceDraft, type DraftEvent } from "./reduce-draft.ts";

/** The result of a save. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly saved: SavedRecipe }
  | { readonly kind: "stale"; readonly theirs: SavedRecipe }
  | { readonly kind: "failed"; readonly failure: SaveFailure };

/** Sends the recipe of a design with the revision that was edited. */
export type SendRecipe = (design: Design, revision: number) => Promise<SaveOutcome>;

/** The store of one project's draft: its state and its actions. */
export type DraftStore = {
  readonly getState: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (control: EditControl, design: Design) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Resets the draft to the saved recipe, and clears the history. */
  readonly discard: () => void;
  /** Reverts the draft to the saved recipe in one undoable step; does nothing during a save. */
  readonly revert: () => void;
  /** Merges a recipe that was read again from the server, if it is newer. */
  readonly meet: (current: SavedRecipe) => void;
  readonly settle: (design: Design) => Promise<void>;
  readonly putOffMerge: () => void;
  /** Resolves when the draft is saved or the save has failed. */
  readonly save: () => Promise<void>;
};

/** The most merges with newer revisions during one save. */
const mostMerges = 5;

/** Creates the store of one project's draft; `now` is the clock in milliseconds. */
export function createDraftStore(
  initial: DraftState,
  send: SendRecipe,
  now: () => number = Date.now,
): DraftStore {
  let state = initial;
  const { subscribe, notify } = createSignal();

  function happen(event: DraftEvent) {
    const next = reduceDraft(state, event);
    if (next === state) return;
    state = next;
    notify();
  }

  async function save(mergesLeft = mostMerges): Promise<void> {
    if (!canSave(state)) return;
    const { draft, saved } = state;
    happen({ kind: "saveStarted" });
    const outcome = await send(draft, saved.revision);
    if (outcome.kind === "saved")
      return happen({ kind: "saved", sent: draft, saved: outcome.saved });
    if (outcome.kind === "failed") return happen({ kind: "saveFailed", failure: outcome.failure });
    happen({ kind: "foundNewer", theirs: outcome.theirs });
    if (mergesLeft > 0) return save(mergesLeft - 1);
    happen({ kind: "saveFailed", failure: { reason: "unavailable" } });
  }

  return {
    getState: () => state,
    subscribe,
    edit: (control, design) => happen({ kind: "edited", control, design, atMs: now() }),
    undo: () => happen({ kind: "undone" }),
    redo: () => happen({ kind: "redone" }),
    discard: () => happen({ kind: "discarded" }),
    revert: () => happen({ kind: "reverted", atMs: now() }),
    meet(theirs) {
      const isBusy = state.progress.kind === "saving" || state.openMerge !== undefined;
      if (!isBusy && theirs.revision > state.saved.revision) happen({ kind: "foundNewer", theirs });
    },
    settle(design) {
      happen({ kind: "collisionsSettled", design });
      return save();
    },
    putOffMerge: () => happen({ kind: "mergePutOff" }),
    save: () => save(),
  };
}

function canSave(state: DraftState): boolean {
  if (state.progress.kind === "saving" || state.openMerge) return false;
  return state.changes.length > 0;
}
