import { useLingui } from "@lingui/react/macro";
import type { Invitation, Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { copyText, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";

/** Returns the mutations that copy a new link of an invitation, send it again, or withdraw it. */
export function useInvitationActions(organization: Organization, { id, email }: Invitation) {
  const { t } = useLingui();
  const params = { organizationId: organization.id, invitationId: id };
  const copy = useAction(organization, async () => {
    const { data } = await call("createInvitationLink", { params });
    await copyText(data.link);
    return t`The link is copied. The one in the email no longer works.`;
  });
  const resend = useAction(organization, async () => {
    await call("resendInvitation", { params });
    return t`The invitation to ${email} is on its way`;
  });
  const withdraw = useAction(organization, async () => {
    await call("withdrawInvitation", { params });
    return t`The invitation to ${email} is withdrawn`;
  });
  return { copy, resend, withdraw };
}

function useAction({ id }: Organization, run: () => Promise<string>) {
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (text) => showToast({ kind: "success", text }),
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["invitations", id] }),
  });
}
