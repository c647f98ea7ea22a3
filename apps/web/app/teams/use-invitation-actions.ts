import { useLingui } from "@lingui/react/macro";
import type { Invitation, Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";

/** Returns the mutations that send an invitation again or withdraw it. */
export function useInvitationActions(organization: Organization, { id, email }: Invitation) {
  const { t } = useLingui();
  const params = { organizationId: organization.id, invitationId: id };
  const resend = useInvitationAction(organization, async () => {
    await call("resendInvitation", { params });
    return t`The invitation to ${email} is on its way`;
  });
  const withdraw = useInvitationAction(organization, async () => {
    await call("withdrawInvitation", { params });
    return t`The invitation to ${email} is withdrawn`;
  });
  return { resend, withdraw };
}

/** Returns a mutation of an invitation that shows the text of its result. */
export function useInvitationAction({ id }: Organization, run: () => Promise<string>) {
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (text) => showToast({ kind: "success", text }),
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["invitations", id] }),
  });
}
