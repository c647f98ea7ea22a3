import { Trans, useLingui } from "@lingui/react/macro";
import type { Session } from "@tessera/contract";
import { Button, Icon, keepPlace, printRelativeTime, Tag } from "@tessera/ui";
import { Monitor, Smartphone } from "lucide-react";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "./account.module.css";

const phones: ReadonlySet<string | null> = new Set(["iPhone", "iPad", "Android"]);

/** The props of a session's row. */
export type SessionRowProps = { readonly session: Session; readonly onEnd: () => void };

/** Shows one session: its device, its last use, and the button that ends it. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const device = useDeviceName(session);
  const lastUse = useLastUse(session);
  return (
    <li className={styles.row}>
      <Icon icon={phones.has(session.system) ? Smartphone : Monitor} />
      <div className={styles.grow}>
        <p className={styles.name}>
          {device}
          {session.isCurrent && (
            <Tag kind="accent">
              <Trans>This one</Trans>
            </Tag>
          )}
        </p>
        <p className={styles.reason}>{lastUse}</p>
      </div>
      {!session.isCurrent && (
        <Button
          ref={keepPlace}
          size="s"
          aria-label={t`End the session ${device}, ${lastUse}`}
          onPress={onEnd}
        >
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: Session): string {
  const { t } = useLingui();
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}

function useLastUse({ isCurrent, lastUsedAt }: Session): string {
  const { t } = useLingui();
  const locale = useLocale();
  const time = printRelativeTime(lastUsedAt, useNow(), locale);
  if (isCurrent) return t`Active now`;
  return t`Last used: ${time}`;
}
