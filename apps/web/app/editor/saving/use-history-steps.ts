import { useLingui } from "@lingui/react/macro";
import { Redo2, Undo2 } from "lucide-react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import type { EditStep } from "#editor/draft/edit-history.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";

/** Returns undo and redo, each with the name of its next step and whether it has one. */
export function useHistorySteps() {
  const { t, i18n } = useLingui();
  const store = useDraftStore();
  const nameOf = (steps: readonly EditStep[]) => {
    const control = steps.at(-1)?.control;
    return control && describeDecision(i18n, control);
  };
  const done = useDraft(({ history }) => nameOf(history.done));
  const undone = useDraft(({ history }) => nameOf(history.undone));
  const undo = { text: done ? t`Undo: ${done}` : t`Undo`, isOver: done === undefined };
  const redo = { text: undone ? t`Redo: ${undone}` : t`Redo`, isOver: undone === undefined };
  return [
    { id: "undo", icon: Undo2, run: store.undo, ...undo },
    { id: "redo", icon: Redo2, run: store.redo, ...redo },
  ];
}
