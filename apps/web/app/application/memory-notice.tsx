import { Trans } from "@lingui/react/macro";
import { useIsInMemoryOnly } from "#session/use-session.ts";
import styles from "./memory-notice.module.css";

/** Explains why a reload logs out, if the browser cannot encrypt stored tokens. */
export function MemoryNotice() {
  const isInMemoryOnly = useIsInMemoryOnly();
  if (!isInMemoryOnly) return null;
  return (
    <p role="note" className={styles.notice}>
      <Trans>
        Reloading this page logs you out, because your browser can’t encrypt data at this address.
        Use https or localhost to stay logged in.
      </Trans>
    </p>
  );
}
