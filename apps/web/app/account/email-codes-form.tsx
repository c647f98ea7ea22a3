import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Button, CodeInput, DialogActions, ErrorNote, loadOnce, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { storeUser } from "#api-client/store-user.ts";
import { MailboxLink } from "#authentication/mailbox-link.tsx";
import { ResendCode } from "#authentication/resend-code.tsx";
import { useContractForm } from "#authentication/use-contract-form.ts";
import styles from "./account.module.css";
import type { RequestedEmail } from "./new-email-form.tsx";

const check = loadOnce(
  async () => (await import("#authentication/form-checks.ts")).checkEmailCodes,
);

/** The props of the form for the codes of both addresses. */
export type EmailCodesFormProps = {
  readonly current: string;
  readonly requested: RequestedEmail;
  readonly onChanged: () => void;
};

/** Shows the form for the codes of both addresses, and changes the email. */
export function EmailCodesForm({ current, requested, onChanged }: EmailCodesFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { email, changeToken, requestAgain } = requested;
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { changeToken, currentCode: "", newCode: "" },
    send: async (body) => {
      const { data } = await call("confirmEmailChange", { body });
      await storeUser(queryClient, data);
      showToast({ kind: "success", text: t`Your email has changed` });
      onChanged();
      await queryClient.invalidateQueries({ queryKey: queries.sessions().queryKey });
    },
  });
  const currentCode = field("currentCode");
  const newCode = field("newCode");
  const token = field("changeToken");
  return (
    <form {...formProps} className={styles.form}>
      <CodeInput
        takesFocus
        label={t`Code sent to ${current}`}
        onChange={currentCode.onChange}
        errorMessage={currentCode.errorMessage}
      />
      <CodeInput
        label={t`Code sent to ${email}`}
        onChange={newCode.onChange}
        errorMessage={newCode.errorMessage}
      />
      <div className={styles.aside}>
        <ResendCode onResend={async () => token.onChange(await requestAgain())} />
        <MailboxLink />
      </div>
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Change email</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
