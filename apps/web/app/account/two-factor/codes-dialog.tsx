import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "@tessera/ui";
import { useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { ConfirmForm } from "../confirm-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Requests the password, and shows new recovery codes. */
export function CodesDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  function close(): void {
    setCodes(undefined);
    onClose();
  }
  async function replace(password: string | undefined): Promise<void> {
    const { data } = await call("replaceRecoveryCodes", { body: { password } });
    setCodes(data.recoveryCodes);
    await queryClient.invalidateQueries({ queryKey: queries.twoFactor().queryKey });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      confirmsClosing={codes ? "always" : "never"}
      title={codes ? t`Keep your recovery codes` : t`Create new recovery codes`}
      description={
        codes ? (
          <Trans>They log you in without your phone. They are shown only now.</Trans>
        ) : (
          <Trans>The former codes stop working.</Trans>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <ConfirmForm action={t`Create new codes`} onConfirm={replace} />
      )}
    </Dialog>
  );
}
