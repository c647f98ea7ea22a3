import { type Organization, plans, type Project } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { type HexColor, starterPalettes } from "@tessera/engine";
import { useState } from "react";
import { useSearchParams } from "#navigation/router.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { findStartingRecipe } from "#starting-recipe/starting-recipe.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { OrganizationHeader } from "./organization-header.tsx";
import { OverviewFailure } from "./overview-failure.tsx";
import { OverviewLoading } from "./overview-loading.tsx";
import { projectLists } from "#api-client/project-lists.ts";
import { queries } from "#api-client/query-options.ts";
import type { ProjectAction } from "#projects/project-action.ts";
import styles from "./overview.module.css";
import { ProjectGrid } from "./project-grid.tsx";

const NewProjectDialog = lazyPart(async () =>
  (await import("#projects/load-new-project.ts")).loadNewProject(),
);

const EmptyOverview = lazyPart(async () =>
  (await import("#projects/load-empty.ts")).loadEmptyOverview(),
);

const OverviewActivity = lazyPart(async () => {
  const { loadActivity } = await import("#activity/load-activity.ts");
  return (await loadActivity()).OverviewActivity;
});

const LimitDialog = lazyPart(async () =>
  (await import("#projects/load-new-project.ts")).loadLimit(),
);

const ProjectDialogs = lazyPart(
  async () => (await import("#projects/project-dialogs.tsx")).ProjectDialogs,
);

const [, , verdigris] = starterPalettes;

/** Returns the initial color of a new project: the one from the home page, else a starter. */
function findFirstBase(): HexColor {
  return findStartingRecipe()?.base ?? verdigris.base;
}

type Act = { readonly action: ProjectAction; readonly project: Project };

/** Shows the projects of one organization, and the creation of one. */
export function OrganizationOverview({ organization }: { organization: Organization }) {
  const [base, setBase] = useState(findFirstBase);
  const [isAsking, setIsAsking] = useNewProjectAddress();
  const [act, setAct] = useState<Act>();
  const { data: first } = useQuery(projectLists.first(organization.id));
  const { data: whole, error, refetch } = useQuery(projectLists.active(organization.id));
  const { data: all } = useQuery(queries.allProjects(organization.id));
  const projects = whole ?? first?.data;
  const retry = () => void refetch();
  if (error && !projects) return <OverviewFailure failure={error} onRetry={retry} />;
  if (!projects) return <OverviewLoading />;
  const used = whole?.length ?? first?.meta.total ?? 0;
  if (used === 0 && !all) return <OverviewLoading />;
  const isFull = used >= plans[organization.plan].entitlements.designSystems;
  const open = () => setIsAsking(true);
  const close = () => setIsAsking(false);
  return (
    <>
      {used === 0 && all?.length === 0 ? (
        <EmptyOverview
          organization={organization}
          base={base}
          onCreate={(chosen) => {
            setBase(chosen);
            open();
          }}
          whileLoading={<OverviewLoading />}
          onFailure={() => undefined}
        />
      ) : (
        <>
          <OrganizationHeader
            organization={organization}
            used={used}
            isFull={isFull}
            onNew={open}
          />
          <ProjectGrid
            organization={organization}
            projects={projects}
            used={used}
            onNew={open}
            onAct={(action, project) => setAct({ action, project })}
          />
          {error && !whole && <FailureNote failure={error} onRetry={retry} />}
          {used > 0 && (
            <OverviewActivity
              organization={organization}
              projects={projects}
              whileLoading={<div className={styles.activity} />}
              onFailure={() => undefined}
            />
          )}
        </>
      )}
      <NewProjectDialog
        organization={organization}
        base={base}
        isOpen={isAsking && !isFull}
        onClose={close}
        onFailure={close}
      />
      <LimitDialog
        organization={organization}
        isOpen={isAsking && isFull}
        onClose={close}
        onFailure={close}
      />
      {act && (
        <ProjectDialogs
          {...act}
          organization={organization}
          onClose={() => setAct(undefined)}
          onFailure={() => setAct(undefined)}
        />
      )}
    </>
  );
}

/**
 * Returns whether the address opens the dialog for a new project, with `/overview?new`, and its
 * setter.
 */
function useNewProjectAddress(): [boolean, (isAsking: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  return [search.has("new"), (isAsking) => setSearch(new URLSearchParams(isAsking ? "new" : ""))];
}
