import {
  joinPatches,
  type RecipePatch,
  type DecisionPath,
  type PalettePath,
} from "@tessera/engine";

/** One step of the undo history; its name is the name of its control. */
export type EditStep = {
  readonly control: EditControl;
  readonly patch: RecipePatch;
  readonly editedAtMs: number;
};

/** The done and the undone steps, the latest last. */
export type EditHistory = {
  readonly done: readonly EditStep[];
  readonly undone: readonly EditStep[];
};

/** Edits of one control within this time are one step. */
const mergeWindowMs = 500;

export const emptyHistory: EditHistory = Object.freeze({ done: [], undone: [] });

/** Returns the history with an edit recorded; drops the undone steps. */
export function recordEdit(history: EditHistory, step: EditStep): EditHistory {
  if (step.patch.length === 0) return history;
  const last = history.done.at(-1);
  if (!last || !isContinued(last, step) || history.undone.length > 0) {
    return { done: [...history.done, step], undone: [] };
  }
  const earlier = history.done.slice(0, -1);
  const patch = joinPatches(last.patch, step.patch);
  return { done: patch.length === 0 ? earlier : [...earlier, { ...step, patch }], undone: [] };
}

function isContinued(last: EditStep, next: EditStep): boolean {
  return (
    !isRecipeEdit(last.control) &&
    last.control === next.control &&
    next.editedAtMs - last.editedAtMs <= mergeWindowMs
  );
}

/** A step that was undone or redone, and the history after it. */
type SteppedHistory = { readonly step: EditStep; readonly history: EditHistory };

/** Returns the history after an undo of its last step; undefined if it has no step. */
export function undoStep(history: EditHistory): SteppedHistory | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  return {
    step,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
  };
}

/** Returns the history after a redo of the last undone step; undefined if it has no undone step. */
export function redoStep(history: EditHistory): SteppedHistory | undefined {
  const undone = history.undone.at(-1);
  if (!undone) return undefined;
  const step = { ...undone, editedAtMs: Number.NEGATIVE_INFINITY };
  return {
    step,
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}

/** The edits of the whole recipe: its reset, a recipe that replaces it, a save that is merged. Each is one step. */
const recipeEdits = ["all", "shuffle", "preset", "shared", "merge"] as const;

/** An edit of the whole recipe. */
export type RecipeEdit = (typeof recipeEdits)[number];

/** The control of an edit: a decision, a whole palette, or an edit of the whole recipe. */
export type EditControl = DecisionPath | PalettePath | RecipeEdit;

/** Returns whether a control edits the whole recipe. */
export function isRecipeEdit(control: string): control is RecipeEdit {
  return (recipeEdits as readonly string[]).includes(control);
}
