import { Trans, useLingui } from "@lingui/react/macro";
import type { AnswerOf, Operations } from "@tessera/contract";
import {
  Button,
  CodeInput,
  CopyButton,
  DialogActions,
  ErrorNote,
  loadOnce,
  Text,
} from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { QrCode } from "./qr-code.tsx";
import styles from "./two-factor.module.css";

const check = loadOnce(async () => (await import("#authentication/form-checks.ts")).checkAppCode);

/** The secret of an app that is not confirmed yet. */
export type PreparedApp = AnswerOf<Operations["setUpTwoFactor"]>;

/** The props of the form for the first code of an app. */
export type AppFormProps = {
  readonly app: PreparedApp;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>;
};

/** Shows the key of an app as a QR code and as text, and requests the app's first code. */
export function AppForm({ app: { secret, address }, onConfirmed }: AppFormProps) {
  const { t } = useLingui();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { code: "" },
    send: async (body) => {
      const { data } = await call("confirmTwoFactor", { body });
      await onConfirmed(data.recoveryCodes);
    },
  });
  const code = field("code");
  return (
    <form {...formProps} className={styles.form}>
      <div className={styles.app}>
        <QrCode text={address} label={t`QR code of the key`} />
        <div className={styles.key}>
          <Text tone="muted" size="label">
            <Trans>Or type this key</Trans>
          </Text>
          <code className={styles.keyText}>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
          <CopyButton text={secret} />
        </div>
      </div>
      <CodeInput
        takesFocus
        label={t`Code from the app`}
        description={t`Next you get recovery codes to keep somewhere safe.`}
        onChange={code.onChange}
        errorMessage={code.errorMessage}
      />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Turn on</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
