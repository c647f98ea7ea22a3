import { useLingui } from "@lingui/react/macro";
import type { ClosingTexts } from "./closing.ts";
import { MessageDialog } from "./message-dialog.tsx";
import type { ClosingQuestionState } from "./use-closing-question.ts";

/** Asks whether a dialog may close; the safe answer has the focus, and Escape chooses it. */
export function ClosingQuestion({
  question,
  texts = {},
}: {
  readonly question: ClosingQuestionState;
  readonly texts?: ClosingTexts | undefined;
}) {
  const { t } = useLingui();
  return (
    <MessageDialog
      kind="confirm"
      icon={null}
      isOpen={question.isAsking}
      onClose={question.keepEditing}
      onConfirm={question.discard}
      title={texts.title ?? t`Unsaved changes`}
      description={texts.message ?? t`Are you sure you want to discard your changes?`}
      confirmText={texts.confirm ?? t`Yes, Discard`}
      cancelText={texts.cancel ?? t`No, Keep Editing`}
    />
  );
}
