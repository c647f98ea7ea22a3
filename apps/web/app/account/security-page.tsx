import { useLingui } from "@lingui/react/macro";
import { AccountPage } from "./account-page.tsx";
import { KeysSetting } from "./keys-setting.tsx";
import { PasswordSetting } from "./password-setting.tsx";
import { SessionsSetting } from "./sessions-setting.tsx";

/** The page of a user's password and sessions. */
export default function SecurityPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Security`} lead={t`How you log in, and where you’re logged in.`}>
      <PasswordSetting />
      <SessionsSetting />
      <KeysSetting />
    </AccountPage>
  );
}
