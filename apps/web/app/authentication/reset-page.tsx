import { Trans, useLingui } from "@lingui/react/macro";
import { subscribeToNothing, Text, TextLink } from "@tessera/ui";
import { useState, useSyncExternalStore } from "react";
import { navigate } from "#navigation/router.tsx";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { EmailForm } from "./email-form.tsx";
import { findResetEmail, forgetReset, keepResetEmail } from "./pending-reset.ts";
import { ResetForm, type ResetFormProps } from "./reset-form.tsx";
import { useFinishLogin } from "./use-finish-login.ts";
import { usePasswordLogin } from "./use-password-login.tsx";

export { prepare } from "./texts/authentication-texts.ts";

/** The page that sets a new password with an emailed code. */
export default function ResetPage() {
  const { t } = useLingui();
  const finishLogin = useFinishLogin();
  const { proceed, form: secondStep } = usePasswordLogin(
    async (loggedIn) => {
      await finishLogin(loggedIn);
      forgetReset();
    },
    () => navigate("/login"),
  );
  return (
    <AuthenticationFrame
      staysWhenLoggedIn
      path="/reset"
      title={t`Choose a new password`}
      description={t`Enter the 6-digit code from your email and choose a new password.`}
    >
      {secondStep ?? <FirstStep onReset={proceed} />}
    </AuthenticationFrame>
  );
}

/** Requests the code and the new password, and the address if this tab does not know it. */
function FirstStep({ onReset }: Pick<ResetFormProps, "onReset">) {
  // Only this page and the one before it change the tab's storage.
  const pending = useSyncExternalStore(subscribeToNothing, findResetEmail, () => undefined);
  const [given, setGiven] = useState<string>();
  const email = given ?? pending;
  return (
    <>
      {email === undefined ? (
        <EmailForm
          onEmail={(entered) => {
            keepResetEmail(entered);
            setGiven(entered);
          }}
        />
      ) : (
        <>
          <Text tone="muted">
            <Trans>
              If <strong>{email}</strong> has an account, we sent it a{" "}
              <span className={styles.whole}>6-digit</span> code. The code works for 10 minutes.
            </Trans>
          </Text>
          <ResetForm key={email} email={email} onReset={onReset} />
        </>
      )}
      <p className={styles.aside}>
        <TextLink href="/forgot">
          <Trans>Use another email</Trans>
        </TextLink>
        <TextLink href="/login">
          <Trans>Back to login</Trans>
        </TextLink>
      </p>
    </>
  );
}
