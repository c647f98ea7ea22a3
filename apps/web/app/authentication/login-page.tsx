import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { TextLink } from "@tessera/ui";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { describePage } from "#navigation/describe-page.ts";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { keepPendingEmail } from "./pending-email.ts";
import { useSignIn } from "./use-sign-in.ts";

export const meta = describePage({
  path: "/login",
  title: msg`Log in`,
  description: msg`Log in to Tessera and continue with your design systems.`,
});

/** Signing in to an account. */
export default function LoginPage() {
  const { t } = useLingui();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  return (
    <AuthenticationFrame title={t`Log in`}>
      <LoginForm
        onSignedIn={signIn}
        onUnverified={(email) => {
          keepPendingEmail(email);
          void navigate(localized("/verification"));
        }}
      />
      <p className={styles.aside}>
        <Trans>
          No account yet? <TextLink href="/register">Start free</TextLink>
        </Trans>
        <TextLink href="/verification">
          <Trans>Enter a code</Trans>
        </TextLink>
      </p>
    </AuthenticationFrame>
  );
}
