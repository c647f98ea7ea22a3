import { Trans } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { Icon, LinkButton } from "@tessera/ui";
import { UserPlus } from "lucide-react";

/** Opens the dialog that invites people, on the page of the members. */
export function InviteLink({ organization }: { readonly organization: Organization }) {
  return (
    <LinkButton href={`/${organization.slug}/teams?invite`}>
      <Icon icon={UserPlus} />
      <Trans>Invite</Trans>
    </LinkButton>
  );
}
