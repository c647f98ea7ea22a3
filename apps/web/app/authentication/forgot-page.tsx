import { Trans, useLingui } from "@lingui/react/macro";
import { Text, TextLink } from "@tessera/ui";
import { navigate } from "#navigation/router.tsx";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { ForgotForm } from "./forgot-form.tsx";

export { prepare } from "./texts/authentication-texts.ts";

/** The page that requests a code for a new password. */
export default function ForgotPage() {
  const { t } = useLingui();
  return (
    <AuthenticationFrame
      staysWhenLoggedIn
      path="/forgot"
      title={t`Reset your password`}
      description={t`Request a 6-digit code by email and choose a new password.`}
    >
      <Text tone="muted">
        <Trans>
          Enter your email. If it has an account, we’ll send it a{" "}
          <span className={styles.whole}>6-digit</span> code that works for 10 minutes.
        </Trans>
      </Text>
      <ForgotForm onRequested={() => navigate("/reset")} />
      <p className={styles.aside}>
        <TextLink href="/login">
          <Trans>Back to login</Trans>
        </TextLink>
        <TextLink href="/reset">
          <Trans>Enter a code</Trans>
        </TextLink>
      </p>
    </AuthenticationFrame>
  );
}
