import { useLingui } from "@lingui/react/macro";
import { useDraft } from "#editor/draft/draft-context.tsx";
import type { EditStep } from "#editor/draft/edit-history.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";

/** Returns the names of the next undo and redo steps; undefined without a step. */
export function useStepNames() {
  const { t, i18n } = useLingui();
  const { history } = useDraft();
  const nameOf = (step: EditStep | undefined) => step && describeDecision(i18n, step.control);
  const done = nameOf(history.done.at(-1));
  const undone = nameOf(history.undone.at(-1));
  return {
    done,
    undone,
    undoText: done ? t`Undo: ${done}` : t`Undo`,
    redoText: undone ? t`Redo: ${undone}` : t`Redo`,
  };
}
