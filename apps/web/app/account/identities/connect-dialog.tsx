import { Trans, useLingui } from "@lingui/react/macro";
import { type SocialProvider, socialProviderNames } from "@tessera/contract";
import { Dialog } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { beginRequest } from "#authentication/social/begin-request.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { ConfirmForm } from "../confirm-form.tsx";

/** The props of the dialog that connects a provider. */
export type ConnectDialogProps = PopupProps & { readonly provider: SocialProvider };

/** Requests the password and opens the provider, which redirects back to the page. */
export function ConnectDialog({ isOpen, onClose, provider }: ConnectDialogProps) {
  const { t } = useLingui();
  const providerName = socialProviderNames[provider];
  async function connect(password: string | undefined): Promise<void> {
    const address = await beginRequest({
      provider,
      purpose: "connect",
      prepare: async (input) => {
        const body = { ...input, ...(password !== undefined && { password }) };
        return (await call("prepareIdentity", { body })).data;
      },
    });
    location.assign(address);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Connect ${providerName}`}
      description={
        <Trans>You log in at {providerName} next. It then logs you in to Tessera too.</Trans>
      }
    >
      <ConfirmForm action={t`Continue`} onConfirm={connect} />
    </Dialog>
  );
}
