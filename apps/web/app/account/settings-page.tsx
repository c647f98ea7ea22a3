import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, ErrorNote, Skeleton, SkeletonBlock } from "@tessera/ui";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { AccountPage } from "./account-page.tsx";
import styles from "./account.module.css";
import { DataSetting } from "./data-setting.tsx";
import { EmailSetting } from "./email-setting.tsx";
import { NotificationsSetting } from "./notifications-setting.tsx";
import { PictureSetting } from "./picture-setting.tsx";
import { ProfileForm } from "./profile-form.tsx";

export { prepare } from "./texts/account-texts.ts";

/** The page of a user's picture, name, phone, email, date of birth and language. */
export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Settings`} lead={t`You, in every organization you belong to.`}>
      <Profile />
      <DataSetting />
    </AccountPage>
  );
}

function Profile() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: user, error, refetch } = useQuery(queries.user());
  const [discards, setDiscards] = useState(0);
  if (user) {
    return (
      <>
        <PictureSetting user={user} />
        <ProfileForm
          key={discards}
          user={user}
          takesFocus={discards > 0}
          onDiscard={() => setDiscards(discards + 1)}
        />
        <EmailSetting email={user.email} />
        <NotificationsSetting user={user} />
      </>
    );
  }
  return (
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
  );
}
