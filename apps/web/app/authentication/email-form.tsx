import { Trans, useLingui } from "@lingui/react/macro";
import { Button, EmailField, loadOnce, Text } from "@tessera/ui";
import styles from "./authentication.module.css";
import { useContractForm } from "./use-contract-form.ts";

const check = loadOnce(async () => (await import("./form-checks.ts")).checkResend);

/** Requests the email address that the code was sent to, if this tab does not know it. */
export function EmailForm({ onEmail }: { onEmail: (email: string) => void }) {
  const { t } = useLingui();
  const { formProps, field } = useContractForm({
    check,
    defaultValues: { email: "" },
    send: async ({ email }) => {
      onEmail(email);
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Text tone="muted" className={styles.lead}>
        <Trans>Which email did we send the code to?</Trans>
      </Text>
      <EmailField {...field("email")} label={t`Email`} size="l" />
      <Button type="submit" kind="ink" size="l">
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
