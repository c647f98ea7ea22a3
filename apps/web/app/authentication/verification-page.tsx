import { Trans, useLingui } from "@lingui/react/macro";
import { Button, subscribeToNothing, Text } from "@tessera/ui";
import { useState, useSyncExternalStore } from "react";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { EmailForm } from "./email-form.tsx";
import { findPendingEmail, forgetPendingEmail, keepPendingEmail } from "./pending-email.ts";
import { useFinishLogin } from "./use-finish-login.ts";
import { VerificationForm } from "./verification-form.tsx";

export { prepare } from "./texts/authentication-texts.ts";

/** The page that verifies an email address. */
export default function VerificationPage() {
  const { t } = useLingui();
  const finishLogin = useFinishLogin(true);
  // Only this page changes the tab's storage.
  const pending = useSyncExternalStore(subscribeToNothing, findPendingEmail, () => undefined);
  const [given, setGiven] = useState<string | null>();
  const email = given === null ? undefined : (given ?? pending);
  return (
    <AuthenticationFrame
      path="/verification"
      title={t`Enter your code`}
      description={t`Enter the 6-digit code from your email to verify your address.`}
    >
      {email === undefined ? (
        <EmailForm
          onEmail={(entered) => {
            keepPendingEmail(entered);
            setGiven(entered);
          }}
        />
      ) : (
        <>
          <Text tone="muted">
            <Trans>
              If <strong>{email}</strong> is waiting to be verified, we sent it a{" "}
              <span className={styles.whole}>6-digit</span> code. The code works for 10 minutes.
            </Trans>
          </Text>
          <VerificationForm
            key={email}
            email={email}
            onVerified={async (loggedIn) => {
              await finishLogin(loggedIn);
              forgetPendingEmail();
            }}
          />
          <div className={styles.flush}>
            <Button kind="quiet" size="s" onPress={() => setGiven(null)}>
              <Trans>Use another email</Trans>
            </Button>
          </div>
        </>
      )}
    </AuthenticationFrame>
  );
}
