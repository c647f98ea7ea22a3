import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { LogOut, ShieldCheck, SlidersHorizontal, SwatchBook, UserRound } from "lucide-react";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { useLogOutRequest } from "#log-out/use-log-out.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { withDistinctNames } from "#projects/distinct-names.ts";
import { useCommands } from "./use-commands.ts";
import { useShortcutGroups } from "./use-shortcut-groups.ts";

/** Adds the organization's projects, the account's pages and the log-out to the commands of a logged-in user. */
export function LoggedInCommands() {
  const isLoggedIn = useIsLoggedIn();
  const { organization } = useOrganization();
  if (!isLoggedIn) return null;
  return (
    <>
      {organization && <ProjectCommands organization={organization} />}
      <AccountCommands />
    </>
  );
}

function ProjectCommands({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const { data: projects } = useQuery(queries.allProjects(organization.id));
  const named = useMemo(() => withDistinctNames(projects ?? []), [projects]);
  useCommands(
    named.map((project) => ({
      id: `project-${project.id}`,
      title: project.distinctName,
      group: t`Design systems`,
      icon: SwatchBook,
      keywords: [organization.name],
      path: `/${organization.slug}/${project.slug}/design-system/colors`,
    })),
  );
  return null;
}

function AccountCommands() {
  const { t } = useLingui();
  const group = useShortcutGroups().general;
  const run = useLogOutRequest();
  useCommands([
    { id: "settings", title: t`Settings`, group, icon: UserRound, path: "/account/settings" },
    { id: "security", title: t`Security`, group, icon: ShieldCheck, path: "/account/security" },
    {
      id: "appearance",
      title: t`Appearance`,
      group,
      icon: SlidersHorizontal,
      path: "/account/appearance",
    },
    { id: "log-out", title: t`Log out`, group, icon: LogOut, run },
  ]);
  return null;
}
