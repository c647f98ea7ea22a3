import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { ConfirmForm } from "../confirm-form.tsx";

/** Requests the password and turns two-step login off. */
export function TurnOffDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  async function turnOff(password: string | undefined): Promise<void> {
    await call("turnOffTwoFactor", { body: { password } });
    onClose();
    showToast({ kind: "success", text: t`Two-step login is off` });
    queryClient.setQueryData(queries.twoFactor().queryKey, { app: null, recoveryCodes: 0 });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Turn off two-step login`}
      description={
        <Trans>Your password alone then logs in. The recovery codes stop working.</Trans>
      }
    >
      <ConfirmForm action={t`Turn off`} kind="danger" onConfirm={turnOff} />
    </Dialog>
  );
}
