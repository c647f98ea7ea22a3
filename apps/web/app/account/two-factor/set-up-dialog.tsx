import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "@tessera/ui";
import { useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { ConfirmForm } from "../confirm-form.tsx";
import { AppForm, type PreparedApp } from "./app-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Requests the password, shows the key of the app, requests its first code, and shows the recovery codes. */
export function SetUpDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [app, setApp] = useState<PreparedApp>();
  const [codes, setCodes] = useState<readonly string[]>();
  function close(): void {
    setApp(undefined);
    setCodes(undefined);
    onClose();
  }
  async function prepare(password: string | undefined): Promise<void> {
    setApp((await call("setUpTwoFactor", { body: { password } })).data);
  }
  async function confirm(recoveryCodes: readonly string[]): Promise<void> {
    setCodes(recoveryCodes);
    await queryClient.invalidateQueries({ queryKey: queries.twoFactor().queryKey });
  }
  if (codes) {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t`Keep your recovery codes`}
        description={<Trans>They log you in without your phone. They are shown only now.</Trans>}
      >
        <RecoveryCodes codes={codes} onDone={close} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      confirmsClosing="never"
      title={t`Set up two-step login`}
      description={
        app ? (
          <Trans>Scan this code with your authenticator app.</Trans>
        ) : (
          <Trans>You need an authenticator app on your phone.</Trans>
        )
      }
    >
      {app ? (
        <AppForm app={app} onConfirmed={confirm} />
      ) : (
        <ConfirmForm action={t`Continue`} onConfirm={prepare} />
      )}
    </Dialog>
  );
}
