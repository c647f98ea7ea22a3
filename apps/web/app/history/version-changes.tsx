import { Plural, Trans } from "@lingui/react/macro";
import type { Version } from "@tessera/contract";
import { Icon } from "@tessera/ui";
import { TriangleAlert } from "lucide-react";
import styles from "./history.module.css";
import { TokenChange } from "#versions/token-change.tsx";
import { VersionNoteText } from "#versions/version-note-text.tsx";

/** Shows what a version changed: its note, at most three tokens with both values, and how many more. */
export function VersionChanges({ version }: { readonly version: Version }) {
  const { changes, note } = version;
  const tokens = changes?.tokens ?? [];
  const more = (changes?.total ?? 0) - tokens.length;
  return (
    <>
      {note && (
        <p className={styles.note}>
          <VersionNoteText note={note} />
        </p>
      )}
      {version.changes === null && !note && (
        <p className={styles.note}>
          <Trans>The whole design system</Trans>
        </p>
      )}
      {tokens.length > 0 && (
        <ul className={styles.changes}>
          {tokens.map((change) => (
            <li key={change.token}>
              <TokenChange {...change} />
            </li>
          ))}
        </ul>
      )}
      {changes?.total === 0 && !note && (
        <p className={styles.note}>
          <Trans>No token changed</Trans>
        </p>
      )}
      {more > 0 && (
        <p className={styles.note}>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
      {changes && changes.broken > 0 && (
        <p className={styles.broken}>
          <Icon icon={TriangleAlert} sizePx={12} />{" "}
          <Plural
            value={changes.broken}
            one="breaks # contrast promise"
            other="breaks # contrast promises"
          />
        </p>
      )}
    </>
  );
}
