import { Trans, useLingui } from "@lingui/react/macro";
import type { LoggedIn } from "@tessera/contract";
import { Button } from "@tessera/ui";
import { useState } from "react";
import { send } from "#http/send.ts";
import { findDeviceKey, keepDeviceKey } from "#session/device-keys.ts";
import { AppCodeForm } from "./app-code-form.tsx";
import styles from "./authentication.module.css";
import { RecoveryCodeForm } from "./recovery-code-form.tsx";

/** The props of the second step of a login. */
export type SecondStepFormProps = {
  readonly email: string;
  readonly loginToken: string;
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>;
  /** Called when the user returns to the first step. */
  readonly onBack: () => void;
};

/** Requests a code of the authenticator app, or a recovery code instead, and completes the login. */
export function SecondStepForm({ email, loginToken, onLoggedIn, onBack }: SecondStepFormProps) {
  const { t } = useLingui();
  const [isRecovering, setIsRecovering] = useState(false);
  async function finish(code: string): Promise<void> {
    const deviceKey = await findDeviceKey(email);
    const { data } = await send("finishLogin", { body: { loginToken, code, deviceKey } });
    await keepDeviceKey(data.user.email, data.deviceKey);
    await onLoggedIn(data);
  }
  return (
    <section aria-label={t`Two-step login`} className={styles.form}>
      {isRecovering ? (
        <RecoveryCodeForm loginToken={loginToken} onCode={finish} />
      ) : (
        <AppCodeForm onCode={finish} />
      )}
      <div className={styles.aside}>
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
