import { Trans, useLingui } from "@lingui/react/macro";
import type { Passkey } from "@tessera/contract";
import { Button, Icon, keepPlace, printDate, printRelativeTime } from "@tessera/ui";
import { Fingerprint } from "lucide-react";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "../account.module.css";

/** The props of a passkey's row. */
export type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

/** Shows one passkey: its name and its times, and the buttons that rename and remove it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const { name, createdAt, lastUsedAt } = passkey;
  const date = printDate(createdAt, locale);
  const time = lastUsedAt === null ? "" : printRelativeTime(lastUsedAt, now, locale);
  return (
    <li className={styles.row}>
      <Icon icon={Fingerprint} />
      <div className={styles.grow}>
        <p className={styles.name}>{name}</p>
        <p className={styles.reason}>
          {lastUsedAt === null
            ? t`Added on ${date} · not used yet`
            : t`Added on ${date} · last used: ${time}`}
        </p>
      </div>
      <Button
        ref={keepPlace}
        size="s"
        aria-label={t`Rename the passkey ${name}`}
        onPress={onRename}
      >
        <Trans>Rename</Trans>
      </Button>
      <Button
        ref={keepPlace}
        size="s"
        aria-label={t`Remove the passkey ${name}`}
        onPress={onRemove}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
