import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Dialog, DialogActions } from "@tessera/ui";

type LogOutDialogProps = {
  readonly isOpen: boolean;
  /** The number of design systems with unsaved changes. */
  readonly count: number;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
};

/**
 * Asks before a log-out what to do with unsaved changes; closing the dialog cancels the log-out.
 */
export function LogOutDialog({ isOpen, count, onKeep, onDiscard, onClose }: LogOutDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`You have unsaved changes`}
      description={
        <Plural
          value={count}
          one="They are in # design system. Keep them here for your next visit, or discard them if other people use this device."
          other="They are in # design systems. Keep them here for your next visit, or discard them if other people use this device."
        />
      }
    >
      <DialogActions>
        <Button kind="danger" onPress={onDiscard}>
          <Trans>Discard changes</Trans>
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must set the focus */}
        <Button autoFocus kind="ink" onPress={onKeep}>
          <Trans>Keep on this device</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
