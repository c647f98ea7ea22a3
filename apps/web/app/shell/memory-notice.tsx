import { Trans } from "@lingui/react/macro";
import { useIsInMemoryOnly } from "#session/use-session.ts";
import styles from "./memory-notice.module.css";

/** Says why a reload signs out, where the browser cannot encrypt what it would keep. */
export function MemoryNotice() {
  const isInMemoryOnly = useIsInMemoryOnly();
  if (!isInMemoryOnly) return null;
  return (
    <p role="note" className={styles["notice"]}>
      <Trans>
        A reload signs you out: at this address the browser offers no encryption, so nothing is
        kept. Use https or localhost to stay signed in.
      </Trans>
    </p>
  );
}
