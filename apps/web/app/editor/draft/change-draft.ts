import {
  applyPatch,
  diffRecipes,
  invertPatch,
  isEqual,
  mergeRecipes,
  parseRecipe,
  type Design,
  type RecipePatch,
} from "@tessera/engine";
import { withDraft, type DraftState, type SavedRecipe } from "./draft-state.ts";
import { type EditControl, recordEdit, redoStep, undoStep } from "./edit-history.ts";

/** Returns the draft after an edit of a control, which is one step of the history. */
export function editDraft(
  state: DraftState,
  control: EditControl,
  draft: Design,
  editedAtMs: number,
): DraftState {
  const patch = diffRecipes(state.draft.recipe, draft.recipe);
  if (patch.length === 0) return state;
  const history = recordEdit(state.history, { control, patch, editedAtMs });
  return withDraft({ ...state, history }, draft);
}

/**
 * Returns the draft reverted to the saved recipe; unchanged during a save, whose response would turn
 * the reverted values into changes.
 */
export function revertDraft(state: DraftState, atMs: number): DraftState {
  if (state.progress.kind === "saving") return state;
  return { ...editDraft(state, "all", state.saved.design, atMs), progress: { kind: "idle" } };
}

/** Returns the draft without its last edit. */
export function undoEdit(state: DraftState): DraftState {
  const undone = undoStep(state.history);
  return undone ? patchDraft(state, invertPatch(undone.step.patch), undone.history) : state;
}

/** Returns the draft with its last undone edit again. */
export function redoEdit(state: DraftState): DraftState {
  const redone = redoStep(state.history);
  return redone ? patchDraft(state, redone.step.patch, redone.history) : state;
}

/**
 * Applies a patch; a step that no longer applies, because others saved in between, changes nothing.
 */
function patchDraft(
  state: DraftState,
  patch: RecipePatch,
  history: DraftState["history"],
): DraftState {
  const parsed = parseRecipe(applyPatch(state.draft.recipe, patch));
  return parsed.ok ? withDraft({ ...state, history }, parsed.value) : { ...state, history };
}

/** Returns the draft after a save; it equals the saved recipe, if nothing was edited meanwhile. */
export function keepSaved(state: DraftState, sent: Design, saved: SavedRecipe): DraftState {
  const isSent = isEqual(state.draft.recipe, sent.recipe);
  const draft = isSent ? saved.design : state.draft;
  return withDraft({ ...state, progress: { kind: "idle" } }, draft, saved);
}

/** Returns the draft after another user's save: merged at once, or with collisions to resolve. */
export function mergeNewer(state: DraftState, theirs: SavedRecipe): DraftState {
  const merge = mergeRecipes({
    base: state.saved.design.recipe,
    mine: state.draft.recipe,
    theirs: theirs.design.recipe,
  });
  const progress = { kind: "idle" } as const;
  if (merge.collisions.length > 0) return { ...state, progress, openMerge: { merge, theirs } };
  const mergedWith = state.changes.length > 0 ? theirs : state.mergedWith;
  const merged = { ...state, progress, openMerge: undefined, mergedWith };
  return withDraft(merged, merge.design, theirs);
}

/** Returns the draft after another user's save that is merged on request, as one step of the history. */
export function takeInNewer(state: DraftState, theirs: SavedRecipe, atMs: number): DraftState {
  const next = mergeNewer(state, theirs);
  const patch = diffRecipes(state.draft.recipe, next.draft.recipe);
  return {
    ...next,
    history: recordEdit(state.history, { control: "merge", patch, editedAtMs: atMs }),
  };
}

/** Returns the draft with its collisions resolved. */
export function resolveCollisions(state: DraftState, draft: Design): DraftState {
  if (!state.openMerge) return state;
  return withDraft({ ...state, openMerge: undefined }, draft, state.openMerge.theirs);
}
