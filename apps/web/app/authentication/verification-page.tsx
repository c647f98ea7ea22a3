import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, subscribeToNothing, Text } from "@tessera/ui";
import { useState, useSyncExternalStore } from "react";
import { describePage } from "#navigation/describe-page.ts";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { EmailForm } from "./email-form.tsx";
import { findPendingEmail, forgetPendingEmail } from "./pending-email.ts";
import { useSignIn } from "./use-sign-in.ts";
import { VerificationForm } from "./verification-form.tsx";

export const meta = describePage({
  path: "/verification",
  title: msg`Enter the code`,
  description: msg`Verify your email address with the six digits that we mailed you.`,
});

/** Proving that an address is one's own. */
export default function VerificationPage() {
  const { t } = useLingui();
  const signIn = useSignIn();
  // The tab's storage changes by this page alone.
  const pending = useSyncExternalStore(subscribeToNothing, findPendingEmail, () => undefined);
  const [given, setGiven] = useState<string | null>();
  const email = given === null ? undefined : (given ?? pending);
  return (
    <AuthenticationFrame title={t`Enter the code`}>
      {email === undefined ? (
        <EmailForm onEmail={setGiven} />
      ) : (
        <>
          <Text tone="muted" className={styles["lead"]}>
            <Trans>
              If <strong>{email}</strong> has an account that waits for it, six digits are in its
              mail. They hold for ten minutes.
            </Trans>
          </Text>
          <VerificationForm
            key={email}
            email={email}
            onVerified={async (signedIn) => {
              await signIn(signedIn);
              forgetPendingEmail();
            }}
          />
          <div>
            <Button kind="quiet" size="s" onPress={() => setGiven(null)}>
              <Trans>Use another address</Trans>
            </Button>
          </div>
        </>
      )}
    </AuthenticationFrame>
  );
}
