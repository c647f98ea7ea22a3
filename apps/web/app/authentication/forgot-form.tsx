import { Trans, useLingui } from "@lingui/react/macro";
import { Button, EmailField, ErrorNote, loadOnce } from "@tessera/ui";
import styles from "./authentication.module.css";
import { requestReset } from "./request-reset.ts";
import { getTypedEmail } from "./typed-email.ts";
import { useContractForm } from "./use-contract-form.ts";

const check = loadOnce(async () => (await import("./form-checks.ts")).checkForgot);

/** Shows the form that requests a code for a new password. */
export function ForgotForm({ onRequested }: { onRequested: () => void }) {
  const { t } = useLingui();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { email: getTypedEmail() },
    send: async ({ email }) => {
      await requestReset(email);
      onRequested();
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField {...field("email")} label={t`Email`} size="l" autoComplete="username" />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
