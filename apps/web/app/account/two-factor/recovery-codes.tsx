import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Checkbox, CopyButton, DialogActions } from "@tessera/ui";
import { useState } from "react";
import { downloadFile } from "#download/download-file.ts";
import styles from "./two-factor.module.css";

/** The props of new recovery codes. */
export type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onDone: () => void;
};

/** Shows new recovery codes, which can be copied and downloaded; the user confirms that they are saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const [isSaved, setIsSaved] = useState(false);
  const text = `${codes.join("\n")}\n`;
  return (
    <div className={styles.form}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} />
        <Button
          size="s"
          onPress={() => downloadFile(text, "tessera-recovery-codes.txt", "text/plain")}
        >
          <Trans>Download</Trans>
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form before it had the focus */}
      <Checkbox autoFocus isSelected={isSaved} onChange={setIsSaved}>
        {t`I have saved these codes`}
      </Checkbox>
      <DialogActions>
        <Button kind="ink" isDisabled={!isSaved} onPress={onDone}>
          <Trans context="button">Done</Trans>
        </Button>
      </DialogActions>
    </div>
  );
}
