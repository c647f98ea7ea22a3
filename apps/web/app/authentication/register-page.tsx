import { Trans, useLingui } from "@lingui/react/macro";
import { TextLink } from "@tessera/ui";
import { navigate } from "#navigation/router.tsx";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { keepRegistration } from "./pending-email.ts";
import { RegisterForm } from "./register-form.tsx";
import { SocialButtons } from "./social/social-buttons.tsx";

export { prepare } from "./texts/authentication-texts.ts";

/** The registration page. */
export default function RegisterPage() {
  const { t } = useLingui();
  return (
    <AuthenticationFrame
      path="/register"
      title={t`Start free`}
      description={t`Create a Tessera account. One design system is free forever, no card needed.`}
    >
      <RegisterForm
        onRegistered={(registered) => {
          keepRegistration(registered);
          navigate("/verification");
        }}
      />
      <SocialButtons hasLine />
      <p className={styles.aside}>
        <span>
          <Trans>
            Already have an account? <TextLink href="/login">Log in</TextLink>
          </Trans>
        </span>
      </p>
    </AuthenticationFrame>
  );
}
