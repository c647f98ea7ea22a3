import { Trans, useLingui } from "@lingui/react/macro";
import type { LoggedIn } from "@tessera/contract";
import { Button, EmailField, ErrorNote, loadOnce, PasswordField, TextLink } from "@tessera/ui";
import type { ReactNode } from "react";
import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import { findDeviceKey } from "#session/device-keys.ts";
import { hasSession } from "#session/session-presence.ts";
import styles from "./authentication.module.css";
import { OrLine } from "./or-line.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SocialButtons } from "./social/social-buttons.tsx";
import { getTypedEmail, keepTypedEmail } from "./typed-email.ts";
import { useContractForm } from "./use-contract-form.ts";
import { usePasswordLogin } from "./use-password-login.tsx";

const check = loadOnce(async () => (await import("./form-checks.ts")).checkLogin);

/** The props of the login form. */
export type LoginFormProps = {
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>;
  /** Called when the email address still has to be verified. */
  readonly onUnverified: (email: string) => void;
  /** True when the link to the password reset opens a new tab, so that the current page stays. */
  readonly isOverPage?: boolean;
  /** Shown below the form, but not below the second step. */
  readonly children?: ReactNode;
};

/** Shows the login form with email address and password, then the second step if the account has one. */
export function LoginForm(props: LoginFormProps) {
  const { onLoggedIn, onUnverified, isOverPage = false, children } = props;
  const { t } = useLingui();
  const { proceed, form: secondStep } = usePasswordLogin(onLoggedIn);
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    // A log-out opens this form before the session ends and the address is forgotten.
    defaultValues: { email: hasSession() ? "" : getTypedEmail(), password: "" },
    send: async (body) => {
      try {
        const deviceKey = await findDeviceKey(body.email);
        const { data } = await send("login", { body: { ...body, deviceKey } });
        await proceed(body.email, data);
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== "notVerified") throw cause;
        onUnverified(body.email);
      }
    },
  });
  if (secondStep !== undefined) return secondStep;
  return (
    <>
      <form {...formProps} className={styles.form}>
        <EmailField {...field("email")} label={t`Email`} size="l" autoComplete="username" />
        <PasswordField {...field("password")} label={t`Password`} size="l" />
        {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
        <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
          <Trans>Log in</Trans>
        </Button>
        <p>
          <TextLink
            href="/forgot"
            target={isOverPage ? "_blank" : "_self"}
            onPress={() => keepTypedEmail(field("email").value)}
          >
            <Trans>Forgot your password?</Trans>
          </TextLink>
        </p>
      </form>
      <OrLine />
      <PasskeyLogin onLoggedIn={onLoggedIn} />
      <SocialButtons isOverPage={isOverPage} />
      {children}
    </>
  );
}
