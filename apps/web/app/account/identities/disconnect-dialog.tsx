import { Trans, useLingui } from "@lingui/react/macro";
import { type Identity, socialProviderNames } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { ConfirmForm } from "../confirm-form.tsx";

/** The props of the dialog that disconnects a provider. */
export type DisconnectDialogProps = PopupProps & { readonly identity: Identity };

/** Requests the password and disconnects an account of a provider. */
export function DisconnectDialog({ isOpen, onClose, identity }: DisconnectDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const providerName = socialProviderNames[identity.provider];
  async function disconnect(password: string | undefined): Promise<void> {
    const params = { identityId: identity.id };
    await call("deleteIdentity", { params, body: { password } });
    onClose();
    showToast({ kind: "success", text: t`${providerName} no longer logs in` });
    const { queryKey } = queries.identities();
    queryClient.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== identity.id));
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Disconnect ${providerName}`}
      description={<Trans>Your {providerName} account then no longer logs you in.</Trans>}
    >
      <ConfirmForm action={t`Disconnect`} kind="danger" onConfirm={disconnect} />
    </Dialog>
  );
}
