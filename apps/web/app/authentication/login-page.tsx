import { Trans, useLingui } from "@lingui/react/macro";
import { TextLink } from "@tessera/ui";
import { navigate } from "#navigation/router.tsx";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { keepPendingEmail } from "./pending-email.ts";
import { useFinishLogin } from "./use-finish-login.ts";
import { useLoginTitle } from "./use-login-title.ts";

export { prepare } from "./texts/authentication-texts.ts";

/** The login page. */
export default function LoginPage() {
  const { t } = useLingui();
  const finishLogin = useFinishLogin();
  const title = useLoginTitle();
  return (
    <AuthenticationFrame
      path="/login"
      title={title}
      description={t`Log in to Tessera and continue with your design systems.`}
    >
      <LoginForm
        onLoggedIn={finishLogin}
        onUnverified={(email) => {
          keepPendingEmail(email);
          navigate("/verification");
        }}
      >
        <p className={styles.aside}>
          <span>
            <Trans>
              No account yet? <TextLink href="/register">Start free</TextLink>
            </Trans>
          </span>
          <TextLink href="/verification">
            <Trans>Enter a code</Trans>
          </TextLink>
        </p>
      </LoginForm>
    </AuthenticationFrame>
  );
}
