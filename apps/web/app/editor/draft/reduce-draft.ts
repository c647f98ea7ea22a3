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
import {
  startDraft,
  withDraft,
  type DraftState,
  type SaveFailure,
  type SavedRecipe,
} from "./draft-state.ts";
import type { EditControl } from "./edit-control.ts";
import { recordEdit, redoStep, undoStep } from "./edit-history.ts";

/** The events of a draft. */
export type DraftEvent =
  | {
      readonly kind: "edited";
      readonly control: EditControl;
      readonly design: Design;
      readonly atMs: number;
    }
  | { readonly kind: "undone" | "redone" | "discarded" | "saveStarted" | "mergePostponed" }
  | { readonly kind: "reverted"; readonly atMs: number }
  | { readonly kind: "saved"; readonly sent: Design; readonly saved: SavedRecipe }
  | { readonly kind: "saveFailed"; readonly failure: SaveFailure }
  | { readonly kind: "foundNewer"; readonly theirs: SavedRecipe }
  | { readonly kind: "collisionsResolved"; readonly design: Design };

/** Returns the draft after an event. */
export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.kind) {
    case "edited":
      return edit(state, event.control, event.design, event.atMs);
    case "undone":
      return stepBack(state);
    case "redone":
      return stepForward(state);
    case "discarded":
      return startDraft(state.saved);
    case "reverted":
      return revert(state, event.atMs);
    case "saveStarted":
      return { ...state, progress: { kind: "saving", sent: state.draft } };
    case "saved":
      return keepSaved(state, event.sent, event.saved);
    case "saveFailed":
      return { ...state, progress: { kind: "failed", failure: event.failure } };
    case "foundNewer":
      return mergeNewer(state, event.theirs);
    case "mergePostponed":
      return { ...state, openMerge: undefined };
    case "collisionsResolved":
      return resolveCollisions(state, event.design);
  }
}

function edit(
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
 * Reverts the draft, but not during a save, whose response would turn the reverted values into
 * changes.
 */
function revert(state: DraftState, atMs: number): DraftState {
  if (state.progress.kind === "saving") return state;
  return { ...edit(state, "all", state.saved.design, atMs), progress: { kind: "idle" } };
}

function stepBack(state: DraftState): DraftState {
  const undone = undoStep(state.history);
  return undone ? patchDraft(state, invertPatch(undone.step.patch), undone.history) : state;
}

function stepForward(state: DraftState): DraftState {
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

function keepSaved(state: DraftState, sent: Design, saved: SavedRecipe): DraftState {
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

function resolveCollisions(state: DraftState, draft: Design): DraftState {
  if (!state.openMerge) return state;
  return withDraft({ ...state, openMerge: undefined }, draft, state.openMerge.theirs);
}
