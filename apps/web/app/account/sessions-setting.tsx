import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, ErrorNote, keepPlace, Skeleton, SkeletonBlock } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./account.module.css";
import { SessionRow } from "./session-row.tsx";
import { Setting } from "./setting.tsx";
import { useEndSession } from "./use-end-session.ts";

/** Shows the sessions of the user, and ends one or all others. */
export function SessionsSetting() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: sessions, error, refetch } = useQuery(queries.sessions());
  const end = useEndSession();
  return (
    <Setting title={t`Sessions`} reason={t`The browsers that are logged in to your account.`}>
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
      )}
      {!sessions && (
        <div className={styles.row}>
          {error ? (
            <ErrorNote action={<Button onPress={() => void refetch()}>{t`Try again`}</Button>}>
              {failureText(error)}
            </ErrorNote>
          ) : (
            <Skeleton>
              <SkeletonBlock className={styles.loading} />
            </Skeleton>
          )}
        </div>
      )}
      {sessions && sessions.length > 1 && (
        <div className={styles.row}>
          <Button
            ref={keepPlace}
            isPending={end.isEndingOthers}
            onPress={() => end.mutate("others")}
          >
            <Trans>End all other sessions</Trans>
          </Button>
        </div>
      )}
    </Setting>
  );
}
