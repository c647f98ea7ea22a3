import { Trans } from "@lingui/react/macro";
import styles from "./authentication.module.css";

/** The line between a form and other ways to log in. */
export function OrLine() {
  return (
    <p className={styles.or}>
      <Trans>or</Trans>
    </p>
  );
}
