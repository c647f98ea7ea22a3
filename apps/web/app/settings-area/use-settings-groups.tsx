import { useLingui } from "@lingui/react/macro";
import { isAtLeast, type Organization, plans } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { type NavigationGroup, type NavigationItem, QuotaTiles } from "@tessera/ui";
import {
  Blend,
  Building2,
  CreditCard,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from "lucide-react";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";

/** Returns the groups of the settings' navigation: the organization by the role of the user, and the account. */
export function useSettingsGroups(): readonly NavigationGroup[] {
  const { t } = useLingui();
  const { organization } = useOrganization();
  const account: readonly NavigationItem[] = [
    { title: t`Settings`, path: "/account/settings", icon: UserRound },
    { title: t`Security`, path: "/account/security", icon: ShieldCheck },
    { title: t`Appearance`, path: "/account/appearance", icon: Blend },
  ];
  const ofOrganization = useOrganizationItems(organization);
  return [
    { id: "organization", items: ofOrganization, isSearchable: true, alsoFinds: account },
    { id: "account", items: account },
  ];
}

function useOrganizationItems(organization: Organization | undefined): readonly NavigationItem[] {
  const { t } = useLingui();
  if (!organization) return [];
  const visible = isAtLeast(organization.role, "admin");
  const address = `/${organization.slug}`;
  return [
    { title: t`General`, path: `${address}/general`, icon: Building2, visible },
    {
      title: t`Members`,
      path: `${address}/teams`,
      icon: UsersRound,
      value: visible ? <Places organization={organization} /> : undefined,
    },
    {
      title: t`Plan & Billing`,
      path: `${address}/billing`,
      icon: CreditCard,
      visible: organization.role === "owner",
      value: plans[organization.plan].name,
    },
    { title: t`Audit log`, path: `${address}/audit`, icon: ScrollText, visible },
  ];
}

/** The places of the plan that members and open invitations use. */
function Places({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const { data: members } = useQuery(queries.members(organization.id));
  const { data: invitations } = useQuery(queries.invitations(organization.id));
  if (!members || !invitations) return null;
  const limit = plans[organization.plan].entitlements.members;
  const used = members.meta.total + invitations.filter(({ isExpired }) => !isExpired).length;
  return <QuotaTiles used={used} limit={limit} label={t`${used} of ${limit} places are used`} />;
}
