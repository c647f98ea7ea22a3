import { Trans, useLingui } from "@lingui/react/macro";
import { operations } from "@tessera/contract";
import { Button, EmailField, Text } from "@tessera/ui";
import { Controller } from "react-hook-form";
import styles from "./authentication.module.css";
import { keepPendingEmail } from "./pending-email.ts";
import { useContractForm } from "./use-contract-form.ts";
import { useFirstFocus } from "./use-first-focus.ts";

/** Requests the email address that the code was sent to, if this tab does not know it. */
export function EmailForm({ onEmail }: { onEmail: (email: string) => void }) {
  const { t } = useLingui();
  const schema = operations.resendVerification.body;
  const frame = useFirstFocus<HTMLFormElement>();
  const { form, submit } = useContractForm<{ email: string }, typeof schema>({
    schema,
    defaultValues: { email: "" },
    send: async ({ email }) => {
      keepPendingEmail(email);
      onEmail(email);
    },
  });
  return (
    <form ref={frame} className={styles.form} onSubmit={submit} noValidate>
      <Text tone="muted" className={styles.lead}>
        <Trans>Which email did we send the code to?</Trans>
      </Text>
      <Controller
        name="email"
        control={form.control}
        render={({ field }) => (
          <EmailField
            {...field}
            label={t`Email`}
            size="l"
            errorMessage={form.formState.errors.email?.message}
          />
        )}
      />
      <Button type="submit" kind="ink" size="l">
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
