import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, DialogActions, ErrorNote, loadOnce, PasswordField } from "@tessera/ui";
import type { ReactNode } from "react";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import styles from "./account.module.css";

const check = loadOnce(
  async () => (await import("#authentication/form-checks.ts")).checkConfirmation,
);

/** The props of the form that confirms a change of the account. */
export type ConfirmFormProps = {
  /** The text of the button that sends the password. */
  readonly action: ReactNode;
  readonly kind?: "ink" | "danger";
  /** Makes the change; its refusals are shown in the form. */
  readonly onConfirm: (password: string) => Promise<void>;
};

/** Requests the password before a change of the account. */
export function ConfirmForm({ action, kind = "ink", onConfirm }: ConfirmFormProps) {
  const { t } = useLingui();
  const { data: user } = useQuery(queries.user());
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { password: "" },
    send: ({ password }) => onConfirm(password),
  });
  return (
    <form {...formProps} className={styles.form}>
      <input hidden readOnly autoComplete="username" value={user?.email ?? ""} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus */}
      <PasswordField {...field("password")} autoFocus label={t`Password`} size="l" />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind={kind} isPending={isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
