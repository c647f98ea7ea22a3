import type { Design } from "@tessera/engine";
import { createSignal } from "#store/create-signal.ts";
import type { DraftState, SaveFailure, SavedRecipe } from "./draft-state.ts";
import type { EditControl } from "./edit-control.ts";
import { reduceDraft, type DraftEvent } from "./reduce-draft.ts";

/** How the server answered a save. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly saved: SavedRecipe }
  | { readonly kind: "stale"; readonly theirs: SavedRecipe }
  | { readonly kind: "failed"; readonly failure: SaveFailure };

/** Sends the recipe of a design under the revision that it was edited from. */
export type SendRecipe = (design: Design, revision: number) => Promise<SaveOutcome>;

/** One project's draft: its state, and everything a person can do to it. */
export type DraftStore = {
  readonly getState: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (control: EditControl, design: Design) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Starts anew at what is saved; nothing can be undone. */
  readonly discard: () => void;
  /** Takes the draft back to what is saved, as one step that can be undone; nothing while a save is on its way. */
  readonly takeBack: () => void;
  /** Takes a recipe that was read again from the server, and merges it when it is newer. */
  readonly meet: (current: SavedRecipe) => void;
  readonly settle: (design: Design) => Promise<void>;
  readonly putOffMerge: () => void;
  /** Resolves when the draft is saved, or when it is known why not. */
  readonly save: () => Promise<void>;
};

/** How often one save meets a newer revision before it gives up. */
const mostMerges = 5;

/** Makes the store of one project's draft; `now` is the clock in milliseconds. */
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
    takeBack: () => happen({ kind: "takenBack", atMs: now() }),
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
