import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tessera/ui";
import styles from "./account.module.css";

/** The props of the bar that saves a form. */
export type SaveBarProps = {
  /** The number of changed fields. */
  readonly changes: number;
  readonly isPending: boolean;
  readonly onDiscard: () => void;
};

/** Shows the number of unsaved changes, and saves or discards them; it is the submit of its form. */
export function SaveBar({ changes, isPending, onDiscard }: SaveBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.saveBar}>
      <output className={styles.grow}>
        {t`${plural(changes, { one: "# unsaved change", other: "# unsaved changes" })}`}
      </output>
      <Button kind="quiet" onPress={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <Button type="submit" kind="ink" isPending={isPending}>
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}
