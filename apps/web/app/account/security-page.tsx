import { useLingui } from "@lingui/react/macro";
import { AccountPage } from "./account-page.tsx";
import { IdentitiesSetting } from "./identities/identities-setting.tsx";
import { KeysSetting } from "./keys-setting.tsx";
import { PasskeysSetting } from "./passkeys/passkeys-setting.tsx";
import { PasswordSetting } from "./password-setting.tsx";
import { SessionsSetting } from "./sessions-setting.tsx";
import { TwoFactorSetting } from "./two-factor/two-factor-setting.tsx";

export { prepare } from "./texts/account-texts.ts";

/** The page of how a user logs in, and of the sessions and API keys. */
export default function SecurityPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Security`} lead={t`How you log in, and where you’re logged in.`}>
      <PasswordSetting />
      <TwoFactorSetting />
      <PasskeysSetting />
      <SessionsSetting />
      <KeysSetting />
      <IdentitiesSetting />
    </AccountPage>
  );
}
