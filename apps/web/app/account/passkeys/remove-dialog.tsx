import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { ConfirmForm } from "../confirm-form.tsx";
import type { PasskeyDialogProps } from "./rename-dialog.tsx";

/** Requests the password and removes a passkey. */
export function RemoveDialog({ isOpen, onClose, passkey }: PasskeyDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, name } = passkey;
  async function remove(password: string | undefined): Promise<void> {
    await call("deletePasskey", { params: { passkeyId: id }, body: { password } });
    onClose();
    showToast({ kind: "success", text: t`The passkey no longer logs in` });
    const { queryKey } = queries.passkeys();
    queryClient.setQueryData(queryKey, (passkeys) => passkeys?.filter((each) => each.id !== id));
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Remove the passkey ${name}`}
      description={<Trans>It no longer logs in. Delete it from your device too.</Trans>}
    >
      <ConfirmForm action={t`Remove`} kind="danger" onConfirm={remove} />
    </Dialog>
  );
}
