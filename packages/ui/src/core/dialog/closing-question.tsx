import { useLingui } from "@lingui/react/macro";
import type { ClosingTexts } from "./closing.ts";
import { MessageDialog } from "./message-dialog.tsx";

type ClosingQuestionProps = {
  readonly isAsking: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly texts: ClosingTexts | undefined;
};

/** Asks whether a dialog may close; the safe answer has the focus, and Escape chooses it. */
export function ClosingQuestion(props: ClosingQuestionProps) {
  const { isAsking, onKeep, onDiscard, texts = {} } = props;
  const { t } = useLingui();
  return (
    <MessageDialog
      kind="confirm"
      icon={null}
      isOpen={isAsking}
      onClose={onKeep}
      onConfirm={onDiscard}
      title={texts.title ?? t`Unsaved changes`}
      description={texts.message ?? t`Are you sure you want to discard your changes?`}
      confirmText={texts.confirm ?? t`Yes, Discard`}
      cancelText={texts.cancel ?? t`No, Keep Editing`}
    />
  );
}
