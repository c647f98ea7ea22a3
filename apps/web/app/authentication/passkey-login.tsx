import { Trans } from "@lingui/react/macro";
import type { LoggedIn } from "@tessera/contract";
import { Button, ErrorNote, Icon } from "@tessera/ui";
import { FingerprintPattern } from "lucide-react";
import { send } from "#http/send.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { keepDeviceKey } from "#session/device-keys.ts";
import styles from "./authentication.module.css";
import { usePasskeys } from "./use-passkeys.ts";
import { useSingleCall } from "./use-single-call.ts";

/** The props of the login with a passkey. */
export type PasskeyLoginProps = { readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void> };

/** Shows the button that logs in with a passkey, without email and password. */
export function PasskeyLogin({ onLoggedIn }: PasskeyLoginProps) {
  const failureText = useFailureText();
  const { prove } = usePasskeys();
  const { isPending, failure, run } = useSingleCall<void>(async () => {
    const prepared = (await send("preparePasskeyLogin", { body: {} })).data;
    const proof = await prove({ ...prepared, isAlone: true });
    const { data } = await send("loginWithPasskey", { body: { proof } });
    await keepDeviceKey(data.user.email, data.deviceKey);
    await onLoggedIn(data);
  });
  return (
    <div className={styles.form}>
      <Button size="l" isPending={isPending} onPress={() => run()}>
        <Icon icon={FingerprintPattern} />
        <Trans>Log in with a passkey</Trans>
      </Button>
      {failure && <ErrorNote>{failureText(failure)}</ErrorNote>}
    </div>
  );
}
