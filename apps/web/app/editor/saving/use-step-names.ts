import { useLingui } from "@lingui/react/macro";
import { useDraft } from "#editor/draft/draft-context.tsx";
import type { EditStep } from "#editor/draft/edit-history.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";

/** Returns the names of the next undo and redo steps; undefined without a step. */
export function useStepNames() {
  const { t, i18n } = useLingui();
  const nameOf = (steps: readonly EditStep[]) => {
    const control = steps.at(-1)?.control;
    return control && describeDecision(i18n, control);
  };
  const done = useDraft(({ history }) => nameOf(history.done));
  const undone = useDraft(({ history }) => nameOf(history.undone));
  return {
    done,
    undone,
    undoText: done ? t`Undo: ${done}` : t`Undo`,
    redoText: undone ? t`Redo: ${undone}` : t`Redo`,
  };
}
