import { Trans, useLingui } from "@lingui/react/macro";
import type { FirstLoggedIn, InputOf, LoggedIn, Operations } from "@tessera/contract";
import { Button, EmailField, ErrorNote, loadOnce, PasswordField, TextLink } from "@tessera/ui";
import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import { findDeviceKey, keepDeviceKey } from "#session/device-keys.ts";
import styles from "./authentication.module.css";
import { keepTypedEmail } from "./typed-email.ts";
import { useContractForm } from "./use-contract-form.ts";

const check = loadOnce(async () => (await import("./form-checks.ts")).checkLogin);

/** The props of the login form. */
export type LoginFormProps = {
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>;
  /** Called when the email address still has to be verified. */
  readonly onUnverified: (email: string) => void;
  /** True when the link to the password reset opens a new tab, so that the current page stays. */
  readonly isOverPage?: boolean;
};

/** Shows the login form with email address and password. */
export function LoginForm({ onLoggedIn, onUnverified, isOverPage = false }: LoginFormProps) {
  const { t } = useLingui();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { email: "", password: "" },
    send: async (body) => {
      try {
        await onLoggedIn(await logIn(body));
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== "notVerified") throw cause;
        onUnverified(body.email);
      }
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField {...field("email")} label={t`Email`} size="l" />
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
  );
}

/** Logs in with the browser's device key for the address, and stores the next key. */
async function logIn({
  email,
  password,
}: InputOf<Operations["login"]>["body"]): Promise<FirstLoggedIn> {
  const deviceKey = await findDeviceKey(email);
  const { data } = await send("login", { body: { email, password, deviceKey } });
  await keepDeviceKey(data.user.email, data.deviceKey);
  return data;
}
