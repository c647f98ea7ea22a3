import { useLingui } from "@lingui/react/macro";
import { isAtLeast, type Organization, plans } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { generatePalette, type HexColor } from "@tessera/engine";
import {
  MiniRamp,
  type NavigationGroup,
  type NavigationItem,
  QuotaTiles,
  useTheme,
} from "@tessera/ui";
import {
  Archive,
  Blend,
  Building2,
  CreditCard,
  Folder,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from "lucide-react";
import { useMemo } from "react";
import { projectLists } from "#api-client/project-lists.ts";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { listProjects } from "./list-projects.ts";
import styles from "./settings-area.module.css";

/** Returns the groups of the settings' navigation: the organization by the role of the user, and the account. */
export function useSettingsGroups(): readonly NavigationGroup[] {
  const { t } = useLingui();
  const { organization } = useOrganization();
  const { data: user } = useQuery(queries.user());
  const account = useAccountItems();
  const ofOrganization = useOrganizationItems(organization);
  const projects = useProjectItems(organization);
  return [
    {
      id: "organization",
      heading: t`Organization`,
      detail: organization?.name,
      items: ofOrganization,
      isSearchable: true,
      alsoFinds: [...projects, ...account],
    },
    { id: "projects", heading: t`Design systems`, items: projects },
    { id: "account", heading: t`Account`, detail: user?.name, items: account },
  ];
}

function useAccountItems(): readonly NavigationItem[] {
  const { t } = useLingui();
  const { data: twoFactor } = useQuery(queries.twoFactor());
  const { colorScheme } = useTheme().theme;
  const schemes = { dark: t`Dark`, light: t`Light`, system: t`System` };
  return [
    { title: t`Settings`, path: "/account/settings", icon: UserRound },
    {
      title: t`Security`,
      path: "/account/security",
      icon: ShieldCheck,
      value: twoFactor?.app ? <Word>{t`2 steps`}</Word> : undefined,
    },
    {
      title: t`Appearance`,
      path: "/account/appearance",
      icon: Blend,
      value: <Word>{schemes[colorScheme]}</Word>,
    },
  ];
}

function Word({ children }: { readonly children: string }) {
  return <span className={styles.word}>{children}</span>;
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
      value: <Word>{plans[organization.plan].name}</Word>,
    },
    { title: t`Audit log`, path: `${address}/audit`, icon: ScrollText, visible },
  ];
}

/** Returns the settings of each project, the archived ones last, for those who may change them. */
function useProjectItems(organization: Organization | undefined): readonly NavigationItem[] {
  const { t } = useLingui();
  const isEditor = organization !== undefined && isAtLeast(organization.role, "editor");
  const id = organization?.id ?? ("" as Organization["id"]);
  const active = useQuery({ ...projectLists.active(id), enabled: isEditor });
  const all = useQuery({ ...queries.allProjects(id), enabled: isEditor });
  const listed = useMemo(
    () => listProjects(active.data ?? [], all.data ?? []),
    [active.data, all.data],
  );
  // One of the two alone would be listed first, and then move.
  if (!isEditor || active.isPending || all.isPending) return [];
  return listed.map(({ slug, distinctName, base }) => ({
    title: distinctName,
    path: `/${organization.slug}/${slug}/general`,
    icon: base === undefined ? Archive : Folder,
    keywords: [slug],
    value: base === undefined ? <Word>{t`Archived`}</Word> : <Palette base={base} />,
  }));
}

function Palette({ base }: { readonly base: HexColor }) {
  const { steps } = useMemo(() => generatePalette(base), [base]);
  return <MiniRamp steps={steps} className={styles.palette} />;
}

/** The places of the plan that members and open invitations use. */
function Places({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const { data: members } = useQuery(queries.members(organization.id));
  const { data: invitations } = useQuery(queries.invitations(organization.id));
  if (!members || !invitations) return null;
  const limit = plans[organization.plan].entitlements.members;
  const { total } = members.meta;
  const open = invitations.filter(({ isExpired }) => !isExpired).length;
  const used = total + open;
  const label = t`${used} of ${limit} places are used`;
  return <QuotaTiles used={total} reserved={open} limit={limit} label={label} />;
}
