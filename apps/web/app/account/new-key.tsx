import { Trans } from "@lingui/react/macro";
import { CopyButton } from "@tessera/ui";
import styles from "./account.module.css";

/** Shows a new API key, the only time that it can be copied. */
export function NewKey({ text }: { readonly text: string }) {
  return (
    <div className={styles.newKey}>
      <output>
        <Trans>
          <strong>Copy this key now.</strong> Tessera stores only a hash of it and can’t show it
          again.
        </Trans>
      </output>
      <div className={styles.key}>
        <code className={styles.keyText}>{text}</code>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
