import { Trans, useLingui } from "@lingui/react/macro";
import type { TwoFactor } from "@tessera/contract";
import { Button, Icon, keepPlace, printDate, printRelativeTime, Tag } from "@tessera/ui";
import { Check, Smartphone } from "lucide-react";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "../account.module.css";

/** The props of the row of the authenticator app. */
export type AppRowProps = {
  readonly app: TwoFactor["app"];
  readonly onSetUp: () => void;
  readonly onTurnOff: () => void;
};

/** Shows whether an authenticator app is set up, and the button that changes that. */
export function AppRow({ app, onSetUp, onTurnOff }: AppRowProps) {
  const { t } = useLingui();
  const state = useAppState(app);
  return (
    <div className={styles.row}>
      <Icon icon={Smartphone} />
      <div className={styles.grow}>
        <p className={styles.name}>
          <Trans>Authenticator app</Trans>
          {app && (
            <Tag kind="success" icon={Check}>
              <Trans>On</Trans>
            </Tag>
          )}
        </p>
        <p className={styles.reason}>{state}</p>
      </div>
      {/* One button, so that it keeps the focus when the state changes. */}
      <Button
        ref={keepPlace}
        size="s"
        aria-label={app ? t`Turn off two-step login` : t`Set up two-step login`}
        onPress={app ? onTurnOff : onSetUp}
      >
        {app ? <Trans>Turn off</Trans> : <Trans>Set up</Trans>}
      </Button>
    </div>
  );
}

function useAppState(app: TwoFactor["app"]): string {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  if (app === null) return t`Off`;
  const date = printDate(app.confirmedAt, locale);
  if (app.lastUsedAt === null) return t`On since ${date}`;
  const time = printRelativeTime(app.lastUsedAt, now, locale);
  return t`On since ${date} · last used: ${time}`;
}
