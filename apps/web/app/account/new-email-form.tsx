import { Trans, useLingui } from "@lingui/react/macro";
import { Button, DialogActions, EmailField, ErrorNote, loadOnce, PasswordField } from "@tessera/ui";
import { useEffect, useRef } from "react";
import { call } from "#api-client/call.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import styles from "./account.module.css";

const check = loadOnce(async () => (await import("#authentication/form-checks.ts")).checkNewEmail);

/** A requested address, and the token of its request. */
export type RequestedEmail = {
  readonly email: string;
  readonly changeToken: string;
  /** Requests new codes for it, and returns the token of that request. */
  readonly requestAgain: () => Promise<string>;
};

/** The props of the form for a new address. */
export type NewEmailFormProps = {
  readonly current: string;
  readonly onRequested: (requested: RequestedEmail) => void;
};

/** Shows the form for a new address and the password. */
export function NewEmailForm({ current, onRequested }: NewEmailFormProps) {
  const { t } = useLingui();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { email: "", password: "" },
    send: async (body) => {
      const request = async () => (await call("requestEmailChange", { body })).data;
      const requestAgain = async () => (await request()).changeToken;
      onRequested({ ...(await request()), requestAgain });
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField {...field("email")} ref={first} label={t`New email`} size="l" />
      {/* Password managers fill the password of this address. */}
      <input hidden readOnly autoComplete="username" value={current} />
      <PasswordField {...field("password")} label={t`Password`} size="l" />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Continue</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
