import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Text, TextLink } from "@tessera/ui";
import { useSyncExternalStore } from "react";
import { describePage } from "#navigation/describe-page.ts";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
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
  const email = usePendingEmail();
  return (
    <AuthenticationFrame title={t`Enter the code`}>
      {email === undefined ? (
        <Text tone="muted">
          <Trans>
            No address is waiting for a code in this tab. <TextLink href="/login">Log in</TextLink>{" "}
            and we ask for one again.
          </Trans>
        </Text>
      ) : (
        <>
          <Text tone="muted" className={styles["lead"]}>
            <Trans>
              We mailed six digits to <strong>{email}</strong>. They hold for ten minutes.
            </Trans>
          </Text>
          <VerificationForm
            email={email}
            onVerified={async (signedIn) => {
              forgetPendingEmail();
              await signIn(signedIn);
            }}
          />
        </>
      )}
    </AuthenticationFrame>
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** The address of this tab; known after hydration alone, because the built page knows nobody. */
function usePendingEmail(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, findPendingEmail, () => undefined);
}
