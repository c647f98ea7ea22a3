import { useLingui } from "@lingui/react/macro";
import type { Invitation, Organization } from "@tessera/contract";
import { Button, type ButtonProps } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useInvitationAction } from "./use-invitation-action.ts";

type InvitationButtonProps = Pick<ButtonProps, "size"> & {
  readonly organization: Organization;
  readonly invitation: Invitation;
};

/** Sends an invitation again, with a new link. */
export function ResendButton({ organization, invitation, size }: InvitationButtonProps) {
  const { t } = useLingui();
  const { id: invitationId, email } = invitation;
  const resend = useInvitationAction(organization, async () => {
    await call("resendInvitation", { params: { organizationId: organization.id, invitationId } });
    return t`The invitation to ${email} is on its way`;
  });
  return (
    <Button
      size={size}
      aria-label={t`Resend to ${email}`}
      isPending={resend.isPending}
      onPress={() => resend.mutate()}
    >
      {t`Resend`}
    </Button>
  );
}

/** Withdraws an invitation; its link ends. */
export function WithdrawButton({ organization, invitation, size }: InvitationButtonProps) {
  const { t } = useLingui();
  const { id: invitationId, email } = invitation;
  const withdraw = useInvitationAction(organization, async () => {
    await call("withdrawInvitation", { params: { organizationId: organization.id, invitationId } });
    return t`The invitation to ${email} is withdrawn`;
  });
  return (
    <Button
      size={size}
      aria-label={t`Withdraw the invitation to ${email}`}
      isPending={withdraw.isPending}
      onPress={() => withdraw.mutate()}
    >
      {t`Withdraw`}
    </Button>
  );
}
