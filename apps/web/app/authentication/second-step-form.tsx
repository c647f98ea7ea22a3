import { Trans, useLingui } from "@lingui/react/macro";
import type { FirstLoggedIn, LoggedIn } from "@tessera/contract";
import { Button, ErrorNote, joinClassNames } from "@tessera/ui";
import { useState } from "react";
import { send } from "#http/send.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { findDeviceKey, keepDeviceKey } from "#session/device-keys.ts";
import { AppCodeForm } from "./app-code-form.tsx";
import styles from "./authentication.module.css";
import { RecoveryCodeForm } from "./recovery-code-form.tsx";
import { usePasskeys } from "./use-passkeys.ts";
import { useSingleCall } from "./use-single-call.ts";

/** The props of the second step of a login. */
export type SecondStepFormProps = {
  readonly email: string;
  readonly loginToken: string;
  /** The passkeys of the account. */
  readonly passkeys: readonly string[];
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>;
  /** Called when the user returns to the first step. */
  readonly onBack: () => void;
};

/** Requests a code of the authenticator app, a passkey or a recovery code, and completes the login. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { email, loginToken, passkeys, onLoggedIn, onBack } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const { prove } = usePasskeys();
  const [isRecovering, setIsRecovering] = useState(false);
  async function logIn(data: FirstLoggedIn): Promise<void> {
    await keepDeviceKey(data.user.email, data.deviceKey);
    await onLoggedIn(data);
  }
  async function finish(code: string): Promise<void> {
    const deviceKey = await findDeviceKey(email);
    await logIn((await send("finishLogin", { body: { loginToken, code, deviceKey } })).data);
  }
  const passkey = useSingleCall<void>(async () => {
    const deviceKey = await findDeviceKey(email);
    const proof = await prove({ challenge: loginToken, passkeys, isAlone: false });
    await logIn((await send("loginWithPasskey", { body: { proof, loginToken, deviceKey } })).data);
  });
  return (
    <section aria-label={t`Two-step login`} className={styles.form}>
      {isRecovering ? (
        <RecoveryCodeForm loginToken={loginToken} onCode={finish} />
      ) : (
        <AppCodeForm onCode={finish} />
      )}
      {passkey.failure && <ErrorNote>{failureText(passkey.failure)}</ErrorNote>}
      <div className={joinClassNames(styles.aside, styles.flush)}>
        {passkeys.length > 0 && (
          <Button kind="quiet" size="s" isPending={passkey.isPending} onPress={() => passkey.run()}>
            <Trans>Use a passkey</Trans>
          </Button>
        )}
        <Button kind="quiet" size="s" onPress={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? t`Use the app` : t`Use a recovery code`}
        </Button>
        <Button kind="quiet" size="s" onPress={onBack}>
          <Trans>Back to login</Trans>
        </Button>
      </div>
    </section>
  );
}
