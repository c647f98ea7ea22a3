import { Button } from "../button/button.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import type { MessageKindRow } from "./message-kinds.ts";

/** The buttons of a message dialog: two for a question, one for a message. */
export function MessageActions({
  row,
  isQuestion,
  confirmText,
  cancelText,
  isPending,
  isRefused,
  onCancel,
}: {
  readonly row: MessageKindRow;
  readonly isQuestion: boolean;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly isPending: boolean;
  /** True while the confirming answer is disabled. */
  readonly isRefused: boolean;
  readonly onCancel: () => void;
}) {
  // A dialog must place the focus.
  const safe = { autoFocus: row.focus === "safe" };
  if (!isQuestion) {
    const text = row.role === "alertdialog" ? cancelText : confirmText;
    return (
      <DialogActions>
        <Button {...safe} kind="ink" onPress={onCancel}>
          {text}
        </Button>
      </DialogActions>
    );
  }
  return (
    <DialogActions>
      <Button {...safe} isDisabled={isPending} onPress={onCancel}>
        {cancelText}
      </Button>
      <Button type="submit" kind={row.confirmLook} isPending={isPending} isDisabled={isRefused}>
        {confirmText}
      </Button>
    </DialogActions>
  );
}
