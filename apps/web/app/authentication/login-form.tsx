import { Trans, useLingui } from "@lingui/react/macro";
import { operations, type SignedIn } from "@tessera/contract";
import { Button, EmailField, ErrorNote, PasswordField } from "@tessera/ui";
import { Controller } from "react-hook-form";
import { ApiError } from "#http/api-error.ts";
import styles from "./authentication.module.css";
import { logIn } from "./log-in.ts";
import { useContractForm } from "./use-contract-form.ts";
import { useFirstFocus } from "./use-first-focus.ts";

type LoginValues = { email: string; password: string };

/** The props of the login form. */
export type LoginFormProps = {
  readonly onLoggedIn: (signedIn: SignedIn) => Promise<void>;
  /** Called when the email address still has to be verified. */
  readonly onUnverified: (email: string) => void;
};

/** Shows the login form with email address and password. */
export function LoginForm({ onLoggedIn, onUnverified }: LoginFormProps) {
  const { t } = useLingui();
  const frame = useFirstFocus<HTMLFormElement>();
  const { form, submit } = useContractForm<LoginValues, typeof operations.login.body>({
    schema: operations.login.body,
    defaultValues: { email: "", password: "" },
    send: async (body) => {
      try {
        await onLoggedIn(await logIn(body));
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.code !== "notVerified") throw failure;
        onUnverified(body.email);
      }
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={frame} className={styles.form} onSubmit={submit} noValidate>
      <Controller
        name="email"
        control={form.control}
        render={({ field }) => (
          <EmailField {...field} label={t`Email`} size="l" errorMessage={errors.email?.message} />
        )}
      />
      <Controller
        name="password"
        control={form.control}
        render={({ field }) => (
          <PasswordField
            {...field}
            label={t`Password`}
            size="l"
            errorMessage={errors.password?.message}
          />
        )}
      />
      {errors.root && <ErrorNote>{errors.root.message}</ErrorNote>}
      <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
