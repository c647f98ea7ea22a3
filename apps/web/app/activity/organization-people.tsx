import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Organization, plans } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { QuotaTiles } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { mayInvite } from "#teams/may-invite.ts";

type OrganizationPeopleProps = { readonly organization: Organization };

/** Shows how many members an organization has and, to admins, how many people are invited. */
export function OrganizationPeople({ organization }: OrganizationPeopleProps) {
  const { t } = useLingui();
  const { members: limit } = plans[organization.plan].entitlements;
  const canInvite = mayInvite(organization);
  const { data: members } = useQuery(queries.members(organization.id));
  const { data: invitations } = useQuery({
    ...queries.invitations(organization.id),
    enabled: canInvite,
  });
  if (!members || (canInvite && !invitations)) return null;
  const used = members.meta.total;
  const open = invitations?.filter(({ isExpired }) => !isExpired).length ?? 0;
  const people = t`${plural(used, { one: "# member", other: "# members" })}`;
  const text = open > 0 ? t`${people}, ${open} invited` : people;
  return (
    <>
      {canInvite && (
        <span aria-hidden="true">
          <QuotaTiles label={text} used={used} reserved={open} limit={limit} />
        </span>
      )}
      {text}
    </>
  );
}
