import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Project, ProjectId } from "@tessera/contract";
import { LinkButton } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { recentCount, recentVersions } from "#api-client/recent-versions.ts";
import { withDistinctNames } from "#projects/distinct-names.ts";
import { ActivityBlock, ActivityState } from "./activity-block.tsx";
import type { OverviewActivityProps } from "./overview-activity.tsx";
import { RecentVersionRow } from "./recent-version-row.tsx";

/** Shows the newest versions of all projects; each of them opens in the history of its project. */
export function RecentVersions({ organization, projects }: OverviewActivityProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    ...recentVersions(organization.id, listLastChanged(projects)),
    placeholderData: keepPreviousData,
  });
  const { data: every } = useQuery(queries.allProjects(organization.id));
  const named = withDistinctNames(projects, every);
  const [only, ...others] = projects;
  const slugOfOnly = others.length === 0 ? only?.slug : undefined;
  const all = slugOfOnly !== undefined && (
    <LinkButton kind="quiet" size="s" href={`/${organization.slug}/${slugOfOnly}/versions`}>
      <Trans>All versions</Trans>
    </LinkButton>
  );
  return (
    <ActivityBlock title={t`Recent versions`} more={all}>
      {!data && <ActivityState error={error} onRetry={() => void refetch()} />}
      <ul>
        {data?.map(({ projectId, version }) => {
          const project = named.find(({ id }) => id === projectId);
          if (!project) return null;
          const key = `${projectId} ${version.revision}`;
          return <RecentVersionRow key={key} {...{ organization, project, version }} />;
        })}
      </ul>
    </ActivityBlock>
  );
}

/** Lists the projects that can have one of the newest versions. */
function listLastChanged(projects: readonly Project[]): readonly ProjectId[] {
  return projects
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, recentCount)
    .map(({ id }) => id);
}
