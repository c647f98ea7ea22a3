import { useLingui } from "@lingui/react/macro";
import type { Invitation, Organization } from "@tessera/contract";
import { copyText, IconButton } from "@tessera/ui";
import { Link2 } from "lucide-react";
import { call } from "#api-client/call.ts";
import { ResendButton, WithdrawButton } from "#teams/invitation-buttons.tsx";
import { useInvitationAction } from "#teams/use-invitation-action.ts";
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
  const copy = useInvitationAction(organization, async () => {
    const params = { organizationId: organization.id, invitationId: invitation.id };
    const { data } = await call("createInvitationLink", { params });
    await copyText(data.link);
    return t`The link is copied. The one in the email no longer works.`;
  });
  if (organization.deletionAt !== null) return null;
  return (
    <span className={styles.buttons}>
      <IconButton icon={Link2} label={t`Copy link for ${email}`} onPress={() => copy.mutate()} />
      <ResendButton organization={organization} invitation={invitation} />
      <WithdrawButton organization={organization} invitation={invitation} />
    </span>
  );
}
