import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Icon, printDate } from "@tessera/ui";
import { GitCompareArrows } from "lucide-react";
import styles from "./export-sheet.module.css";
import type { FileChanges } from "./use-file-changes.ts";

/** Shows how many lines changed since the user's last export, and when that was. */
export function ChangesNote({ changes }: { readonly changes: FileChanges }) {
  const { i18n } = useLingui();
  const { since, added, removed } = changes;
  const date = printDate(since.at, i18n.locale);
  return (
    <p className={styles.changes}>
      <Icon icon={GitCompareArrows} />
      <span className={styles.changesText}>
        <Plural value={added + removed} one="# line changed" other="# lines changed" />{" "}
        <Trans>
          since you exported revision {since.revision} on {date}.
        </Trans>
      </span>
      <span className={styles.added}>+{added}</span>
      <span className={styles.removed}>−{removed}</span>
    </p>
  );
}
