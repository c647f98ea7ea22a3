import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, ErrorNote, Skeleton, SkeletonBlock } from "@tessera/ui";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "../account.module.css";
import { Setting } from "../setting.tsx";
import { AppRow } from "./app-row.tsx";
import { RecoveryCodesRow } from "./recovery-codes-row.tsx";

const SetUpDialog = lazyPart(async () => (await import("./set-up-dialog.tsx")).SetUpDialog);
const TurnOffDialog = lazyPart(async () => (await import("./turn-off-dialog.tsx")).TurnOffDialog);
const CodesDialog = lazyPart(async () => (await import("./codes-dialog.tsx")).CodesDialog);

/** Shows the two-step login of the user, turns it on and off, and replaces the recovery codes. */
export function TwoFactorSetting() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: twoFactor, error, refetch } = useQuery(queries.twoFactor());
  const [open, setOpen] = useState<"set-up" | "turn-off" | "codes">();
  const dialogProps = (name: typeof open) => ({
    isOpen: open === name,
    onClose: () => setOpen(undefined),
    onFailure: () => setOpen(undefined),
  });
  return (
    <Setting
      title={t`Two-step login`}
      reason={t`After the password, a login requires a code from an app on your phone, or a passkey.`}
    >
      {!twoFactor && (
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
      {twoFactor && (
        <AppRow
          app={twoFactor.app}
          onSetUp={() => setOpen("set-up")}
          onTurnOff={() => setOpen("turn-off")}
        />
      )}
      {twoFactor?.app && (
        <RecoveryCodesRow left={twoFactor.recoveryCodes} onReplace={() => setOpen("codes")} />
      )}
      <SetUpDialog {...dialogProps("set-up")} />
      <TurnOffDialog {...dialogProps("turn-off")} />
      <CodesDialog {...dialogProps("codes")} />
    </Setting>
  );
}
