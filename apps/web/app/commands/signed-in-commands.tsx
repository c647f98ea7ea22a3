import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { LogOut, SwatchBook } from "lucide-react";
import { useNavigate } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { signingOut } from "#session/sign-out.ts";
import { useIsSignedIn } from "#session/use-session.ts";
import { useCommands } from "./use-commands.ts";
import { useShortcutGroups } from "./use-shortcut-groups.ts";

/** Offers the organization's projects and the way out, to the signed-in. */
export function SignedInCommands() {
  const isSignedIn = useIsSignedIn();
  const { organization } = useOrganization();
  if (!isSignedIn) return null;
  return (
    <>
      {organization && <ProjectCommands organization={organization} />}
      <SignOutCommand />
    </>
  );
}

function ProjectCommands({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const { data: projects = [] } = useQuery(queries.allProjects(organization.id));
  useCommands(
    projects.map(({ id, slug, name }) => ({
      id: `project-${id}`,
      title: name,
      group: t`Projects`,
      icon: SwatchBook,
      keywords: [organization.name],
      path: `/${organization.slug}/${slug}/design-system/colors`,
    })),
  );
  return null;
}

function SignOutCommand() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  const group = useShortcutGroups().general;
  const run = () => void navigate(localized("/login"), { state: signingOut });
  useCommands([{ id: "sign-out", title: t`Sign out`, group, icon: LogOut, run }]);
  return null;
}
