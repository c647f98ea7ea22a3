import { Trans, useLingui } from "@lingui/react/macro";
import type { ApiKey } from "@tessera/contract";
import { Button, Icon, keepPlace, printDate, printRelativeTime, Tag } from "@tessera/ui";
import { KeyRound } from "lucide-react";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "./account.module.css";

/** The props of an API key's row. */
export type KeyRowProps = { readonly apiKey: ApiKey; readonly onDelete: () => void };

/** Shows one API key: its name, scope, end, last use and expiry, and the button that deletes it. */
export function KeyRow({ apiKey, onDelete }: KeyRowProps) {
  const { t } = useLingui();
  const { name, scope, ending } = apiKey;
  const use = useLastUse(apiKey);
  const expiry = useExpiry(apiKey);
  return (
    <li className={styles.row}>
      <Icon icon={KeyRound} />
      <div className={styles.grow}>
        <p className={styles.name}>
          {name}
          <Tag>{scope === "read" ? t`Read` : t`Read and write`}</Tag>
        </p>
        <p className={styles.reason}>
          <code>…{ending}</code> · {use} · {expiry}
        </p>
      </div>
      <Button
        ref={keepPlace}
        size="s"
        aria-label={t`Delete the API key ${name}`}
        onPress={onDelete}
      >
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}

function useLastUse({ lastUsedAt }: ApiKey): string {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  if (lastUsedAt === null) return t`Not used yet`;
  const time = printRelativeTime(lastUsedAt, now, locale);
  return t`Last used: ${time}`;
}

function useExpiry({ expiresAt }: ApiKey): string {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  if (expiresAt === null) return t`Doesn’t expire`;
  const date = printDate(expiresAt, locale);
  return Date.parse(expiresAt) <= now ? t`Expired on ${date}` : t`Expires on ${date}`;
}
