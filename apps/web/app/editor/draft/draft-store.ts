import type { Design } from "@tessera/engine";
import { createSignal } from "@tessera/ui/signal";
import { startDraft, type DraftState, type SaveFailure, type SavedRecipe } from "./draft-state.ts";
import type { EditControl } from "./edit-history.ts";
import {
  editDraft,
  keepSaved,
  mergeNewer,
  redoEdit,
  resolveCollisions,
  revertDraft,
  takeInNewer,
  undoEdit,
} from "./change-draft.ts";
import { createOutOfSightCopy, createViewCopy, type StateSource } from "./view-copy.ts";

/** The result of a save. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly saved: SavedRecipe }
  | { readonly kind: "stale"; readonly theirs: SavedRecipe }
  | { readonly kind: "failed"; readonly failure: SaveFailure };

/** Sends the recipe of a design with the revision that was edited. */
export type SendRecipe = (design: Design, revision: number) => Promise<SaveOutcome>;

/** The pace of an edit: one step, or one of many in a row, such as the moves of a slider. */
export type EditPace = "step" | "continuous";

/** The store of one project's draft: its state and its actions. */
export type DraftStore = StateSource<DraftState> & {
  /** The state that views show: after a continuous edit, it follows the frame. */
  readonly views: StateSource<DraftState>;
  /** The state that views out of sight have: it follows when continuous edits pause. */
  readonly viewsOutOfSight: StateSource<DraftState>;
  /** Applies an edit that waits for its frame: before the state is read for an edit or a write. */
  readonly applyWaiting: () => void;
  readonly edit: (control: EditControl, design: Design, pace?: EditPace) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Resets the draft to the saved recipe, and clears the history. */
  readonly discard: () => void;
  /** Reverts the draft to the saved recipe in one undoable step; does nothing during a save. */
  readonly revert: () => void;
  /** Merges a recipe that was read again from the server, if it is newer. */
  readonly mergeNewer: (current: SavedRecipe) => void;
  /** Merges it when the user takes it in, as one undoable step. */
  readonly takeInNewer: (current: SavedRecipe) => void;
  /** Replaces the draft with a merged design without collisions, and saves it. */
  readonly resolveCollisions: (design: Design) => Promise<void>;
  readonly postponeMerge: () => void;
  /** Resolves when the draft is saved or the save has failed. */
  readonly save: () => Promise<void>;
};

/** The most merges with newer revisions during one save. */
const mostMerges = 5;

/**
 * Creates the store of one project's draft; `now` is the clock in milliseconds, `applyWaiting` applies
 * an edit of a control that waits for its frame.
 */
export function createDraftStore(
  initial: DraftState,
  send: SendRecipe,
  now: () => number = Date.now,
  applyWaiting: () => void = () => undefined,
): DraftStore {
  let state = initial;
  const { subscribe, notify } = createSignal();

  const views = createViewCopy(() => state);
  const viewsOutOfSight = createOutOfSightCopy(() => state);

  function update(change: (before: DraftState) => DraftState, pace: EditPace = "step") {
    applyWaiting();
    const next = change(state);
    if (next === state) return;
    state = next;
    notify();
    for (const copy of [views, viewsOutOfSight]) {
      if (pace === "continuous") copy.updateLater();
      else copy.update();
    }
  }

  function endSave(failure: SaveFailure) {
    update((before) => ({ ...before, progress: { kind: "failed", failure } }));
  }

  async function save(mergesLeft = mostMerges): Promise<void> {
    applyWaiting();
    if (!canSave(state)) return;
    const { draft, saved } = state;
    update((before) => ({ ...before, progress: { kind: "saving" } }));
    const outcome = await send(draft, saved.revision);
    if (outcome.kind === "saved")
      return update((before) => keepSaved(before, draft, outcome.saved));
    if (outcome.kind === "failed") return endSave(outcome.failure);
    update((before) => mergeNewer(before, outcome.theirs));
    if (mergesLeft > 0) return save(mergesLeft - 1);
    endSave({ reason: "unavailable" });
  }

  return {
    getState: () => state,
    subscribe,
    views,
    viewsOutOfSight,
    applyWaiting,
    edit: (control, design, pace) =>
      update((before) => editDraft(before, control, design, now()), pace),
    undo: () => update(undoEdit),
    redo: () => update(redoEdit),
    discard: () => update(({ saved }) => startDraft(saved)),
    revert: () => update((before) => revertDraft(before, now())),
    mergeNewer(theirs) {
      if (canMerge(state, theirs)) update((before) => mergeNewer(before, theirs));
    },
    takeInNewer(theirs) {
      if (canMerge(state, theirs)) update((before) => takeInNewer(before, theirs, now()));
    },
    resolveCollisions(design) {
      update((before) => resolveCollisions(before, design));
      return save();
    },
    postponeMerge: () => update((before) => ({ ...before, openMerge: undefined })),
    save: () => save(),
  };
}

function canMerge({ progress, openMerge, saved }: DraftState, theirs: SavedRecipe): boolean {
  const isBusy = progress.kind === "saving" || openMerge !== undefined;
  return !isBusy && theirs.revision > saved.revision;
}

function canSave(state: DraftState): boolean {
  if (state.progress.kind === "saving" || state.openMerge) return false;
  return state.changes.length > 0;
}
