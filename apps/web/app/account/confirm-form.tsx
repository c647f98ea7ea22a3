import { Trans } from "@lingui/react/macro";
import { Button, DialogActions, ErrorNote } from "@tessera/ui";
import type { ReactNode } from "react";
import { useContractForm } from "#authentication/use-contract-form.ts";
import styles from "./account.module.css";
import { ConfirmationField } from "./confirmation-field.tsx";
import { useConfirmationCheck } from "./use-confirmation-check.ts";

/** The props of the form that confirms a change of the account. */
export type ConfirmFormProps = {
  /** The text of the button that sends the form. */
  readonly action: ReactNode;
  readonly kind?: "ink" | "danger";
  /** Makes the change; its refusals are shown in the form. The password is undefined when the account has none. */
  readonly onConfirm: (password: string | undefined) => Promise<void>;
};

/** Requests the password before a change of the account. */
export function ConfirmForm({ action, kind = "ink", onConfirm }: ConfirmFormProps) {
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check: useConfirmationCheck(),
    defaultValues: { password: "" },
    send: ({ password }) => onConfirm(password),
  });
  return (
    <form {...formProps} className={styles.form}>
      <ConfirmationField {...field("password")} takesFocus />
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
