import { Plural, useLingui } from "@lingui/react/macro";
import { Button, DialogActions, MessageDialog } from "@tessera/ui";

type LeaveDialogProps = {
  readonly isOpen: boolean;
  /** The number of unsaved changes. */
  readonly count: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onDiscard: () => void;
};

/** Shows a confirmation before unsaved changes are lost. */
export function LeaveDialog({ isOpen, count, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <MessageDialog
      kind="warning"
      isOpen={isOpen}
      onClose={onStay}
      title={t`Unsaved changes`}
      description={
        <Plural
          value={count}
          one="You have # unsaved change. It stays on this device."
          other="You have # unsaved changes. They stay on this device."
        />
      }
      actions={
        <DialogActions isStacked>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must set the focus */}
          <Button autoFocus onPress={onStay}>{t`Keep editing`}</Button>
          <Button onPress={onDiscard} kind="danger">{t`Discard changes`}</Button>
          <Button kind="ink" onPress={onLeave}>{t`Leave and keep draft`}</Button>
        </DialogActions>
      }
    />
  );
}
