import { Trans, useLingui } from "@lingui/react/macro";
import { recoveryCodeCount } from "@tessera/contract";
import { Button, Icon, QuotaTiles } from "@tessera/ui";
import { FileText } from "lucide-react";
import styles from "../account.module.css";

/** The props of the row of the recovery codes. */
export type RecoveryCodesRowProps = {
  /** The number of unused codes. */
  readonly left: number;
  readonly onReplace: () => void;
};

/** Shows how many recovery codes are unused, and the button that replaces them. */
export function RecoveryCodesRow({ left, onReplace }: RecoveryCodesRowProps) {
  const { t } = useLingui();
  const total = recoveryCodeCount;
  return (
    <div className={styles.row}>
      <Icon icon={FileText} />
      <div className={styles.grow}>
        <p className={styles.name}>
          <Trans>Recovery codes</Trans>
          <QuotaTiles aria-hidden label={t`${left} of ${total} unused`} used={left} limit={total} />
        </p>
        <p className={styles.reason}>
          <Trans>
            {left} of {total} unused. Each code works once.
          </Trans>
        </p>
      </div>
      <Button size="s" onPress={onReplace}>
        <Trans>Create new codes</Trans>
      </Button>
    </div>
  );
}
