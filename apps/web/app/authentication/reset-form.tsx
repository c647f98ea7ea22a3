import { Trans, useLingui } from "@lingui/react/macro";
import { passwordLength } from "@tessera/contract";
import { Button, CodeInput, ErrorNote, loadOnce, PasswordField, Text } from "@tessera/ui";
import { send } from "#http/send.ts";
import styles from "./authentication.module.css";
import { MailboxLink } from "./mailbox-link.tsx";
import { findResetToken } from "./pending-reset.ts";
import { requestReset } from "./request-reset.ts";
import { ResendCode } from "./resend-code.tsx";
import { useContractForm } from "./use-contract-form.ts";
import type { ContinuedLogin } from "./use-password-login.tsx";

const check = loadOnce(async () => (await import("./form-checks.ts")).checkReset);

/** The props of the form for a new password. */
export type ResetFormProps = {
  /** The address that the code was sent to. */
  readonly email: string;
  /** Called with the answer, which may lack the second step of the login. */
  readonly onReset: ContinuedLogin["proceed"];
};

/** Shows the form for the emailed code and the new password */
export function ResetForm({ email, onReset }: ResetFormProps) {
  const { t } = useLingui();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { email, code: "", password: "" },
    send: async (body) => {
      const resetToken = findResetToken();
      const { data } = await send("resetPassword", { body: { ...body, resetToken } });
      await onReset(email, data);
    },
  });
  const code = field("code");
  return (
    <form {...formProps} className={styles.form}>
      <CodeInput label={t`Code`} onChange={code.onChange} errorMessage={code.errorMessage} />
      {/* Password managers store the password under this address. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...field("password")}
        label={t`New password`}
        description={t`Use ${passwordLength.minimum} characters or more. Leaked passwords are not accepted.`}
        size="l"
        autoComplete="new-password"
      />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
        <Trans>Save and log in</Trans>
      </Button>
      <Text tone="muted">
        <Trans>All other sessions end.</Trans>
      </Text>
      <div className={styles.aside}>
        <ResendCode onResend={() => requestReset(email)} />
        <MailboxLink />
      </div>
    </form>
  );
}
