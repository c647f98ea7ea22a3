import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, printDate, Skeleton, SkeletonBlock } from "@tessera/ui";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./account.module.css";
import { SetPasswordLink } from "./set-password-link.tsx";
import { Setting } from "./setting.tsx";

const PasswordDialog = lazyPart(async () => (await import("./password-dialog.tsx")).PasswordDialog);

/** Shows when the password changed, and the button that changes it. */
export function PasswordSetting() {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: user } = useQuery(queries.user());
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const date = user?.passwordChangedAt ? printDate(user.passwordChangedAt, locale) : undefined;
  return (
    <Setting title={t`Password`} reason={t`A change ends all other sessions at once.`}>
      <div className={styles.row}>
        <div className={styles.grow}>
          {user?.passwordChangedAt === null ? (
            <Trans>No password yet</Trans>
          ) : date === undefined ? (
            <Skeleton>
              <SkeletonBlock className={styles.loading} />
            </Skeleton>
          ) : (
            <Trans>Changed on {date}</Trans>
          )}
        </div>
        {user?.passwordChangedAt === null ? (
          <SetPasswordLink email={user.email} />
        ) : (
          <Button onPress={() => setIsOpen(true)}>
            <Trans>Change password</Trans>
          </Button>
        )}
      </div>
      <PasswordDialog isOpen={isOpen} onClose={close} onFailure={close} />
    </Setting>
  );
}
