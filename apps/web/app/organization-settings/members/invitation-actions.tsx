import { useLingui } from "@lingui/react/macro";
import type { Invitation, Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, copyText, IconButton, showToast } from "@tessera/ui";
import { Link2 } from "lucide-react";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "../organization-settings.module.css";

/** The props of the actions on an invitation. */
export type InvitationActionsProps = {
  readonly organization: Organization;
  readonly invitation: Invitation;
};

/** Copies a new link of an invitation, sends it again, or withdraws it. */
export function InvitationActions({ organization, invitation }: InvitationActionsProps) {
  const { t } = useLingui();
  const { email } = invitation;
  const params = { organizationId: organization.id, invitationId: invitation.id };
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
  if (organization.deletionAt !== null) return null;
  return (
    <span className={styles.buttons}>
      <IconButton icon={Link2} label={t`Copy link for ${email}`} onPress={() => copy.mutate()} />
      <Button
        aria-label={t`Resend to ${email}`}
        isPending={resend.isPending}
        onPress={() => resend.mutate()}
      >
        {t`Resend`}
      </Button>
      <Button
        aria-label={t`Withdraw the invitation to ${email}`}
        isPending={withdraw.isPending}
        onPress={() => withdraw.mutate()}
      >
        {t`Withdraw`}
      </Button>
    </span>
  );
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
