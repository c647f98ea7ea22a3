import { useLingui } from "@lingui/react/macro";
import { MessageDialog } from "./message-dialog.tsx";
import type { UnsavedQuestion } from "./use-unsaved-question.ts";

/** Asks whether what was typed may be lost; the safe answer has the focus. */
export function UnsavedQuestionDialog({ question }: { readonly question: UnsavedQuestion }) {
  const { t } = useLingui();
  return (
    <MessageDialog
      kind="confirm"
      isOpen={question.isAsking}
      title={t`Unsaved changes`}
      cancelText={t`No, Keep Editing`}
      confirmText={t`Yes, Discard`}
      onCancel={question.keepEditing}
      onConfirm={question.discard}
    >
      {t`Are you sure you want to discard your changes?`}
    </MessageDialog>
  );
}
