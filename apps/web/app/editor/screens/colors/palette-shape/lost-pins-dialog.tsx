import { Trans, useLingui } from "@lingui/react/macro";
import { tokenName, type TokenPath } from "@tessera/engine";
import { MessageDialog } from "@tessera/ui";
import styles from "./step-names-section.module.css";

type LostPinsDialogProps = {
  readonly pins: readonly TokenPath[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Shows a confirmation before pinned steps are removed. */
export function LostPinsDialog({ pins, onConfirm, onClose }: LostPinsDialogProps) {
  const { t } = useLingui();
  return (
    <MessageDialog
      kind="warning"
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={t`These pins will be removed`}
      description={t`You can undo this.`}
      confirmText={t`Change steps`}
    >
      <ul className={styles.lost}>
        {pins.map((path) => (
          <li key={path}>{tokenName(path)}</li>
        ))}
      </ul>
      <p>
        <Trans>Pins on the remaining steps are kept.</Trans>
      </p>
    </MessageDialog>
  );
}
