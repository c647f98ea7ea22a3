import { Trans, useLingui } from "@lingui/react/macro";
import { Button, ErrorNote, loadOnce, TextField } from "@tessera/ui";
import styles from "./authentication.module.css";
import { useContractForm } from "./use-contract-form.ts";

const check = loadOnce(async () => (await import("./form-checks.ts")).checkSecondStep);

/** The props of the form for a recovery code. */
export type RecoveryCodeFormProps = {
  readonly loginToken: string;
  readonly onCode: (code: string) => Promise<void>;
};

/** Requests a recovery code. */
export function RecoveryCodeForm({ loginToken, onCode }: RecoveryCodeFormProps) {
  const { t } = useLingui();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { loginToken, code: "" },
    takesFocus: false,
    send: ({ code }) => onCode(code),
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        {...field("code")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has requested this field
        autoFocus
        label={t`Recovery code`}
        description={t`One of the codes that you saved. Each works once.`}
        size="l"
        autoComplete="off"
        inputProps={{ autoCapitalize: "none", spellCheck: false }}
      />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
