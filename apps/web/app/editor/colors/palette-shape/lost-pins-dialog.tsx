import { Trans, useLingui } from "@lingui/react/macro";
import { tokenName, type TokenPath } from "@tessera/engine";
import { MessageDialog } from "@tessera/ui";
import styles from "./step-names-section.module.css";

type LostPinsDialogProps = {
  readonly pins: readonly TokenPath[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before steps go on which something is pinned. */
export function LostPinsDialog({ pins, onConfirm, onClose }: LostPinsDialogProps) {
  const { t } = useLingui();
  return (
    <MessageDialog
      kind="warning"
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={t`These pins go with their steps`}
      description={t`Undo brings them back.`}
      confirmText={t`Change the steps`}
    >
      <ul className={styles.lost}>
        {pins.map((path) => (
          <li key={path}>{tokenName(path)}</li>
        ))}
      </ul>
      <p>
        <Trans>What is pinned on a name that stays is kept.</Trans>
      </p>
    </MessageDialog>
  );
}
