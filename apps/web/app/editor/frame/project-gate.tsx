import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { queries } from "#api-client/query-options.ts";
import { PageTitle } from "#navigation/page-head.tsx";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import { forgetLastProject, rememberLastProject } from "#storage/last-project.ts";
import { ProjectContext, type OpenProject } from "#editor/project/project-context.tsx";
import { useProjectLookup } from "#editor/project/use-project-lookup.ts";
import { EditorSkeleton } from "./editor-skeleton.tsx";

type ProjectGateProps = {
  readonly organizationSlug: string;
  readonly projectSlug: string;
  /** The title of the document, unless there is no such project. */
  readonly title: string;
  readonly children: ReactNode;
};

/** Opens the project of an address once it has loaded, or shows why it cannot. */
export function ProjectGate({ title, ...gate }: ProjectGateProps) {
  const { t } = useLingui();
  const { state } = useProjectLookup(gate.organizationSlug, gate.projectSlug);
  return (
    <>
      <PageTitle title={state === "missing" ? t`Page not found` : title} />
      <GatedProject {...gate} />
    </>
  );
}

function GatedProject(props: Omit<ProjectGateProps, "title">) {
  const { organizationSlug, projectSlug, children } = props;
  const lookup = useProjectLookup(organizationSlug, projectSlug);
  const project = lookup.state === "found" ? lookup.opened : undefined;
  const isReading = useIsReading(project);
  useEffect(() => {
    const slugs = { organization: organizationSlug, project: projectSlug };
    if (lookup.state === "found") rememberLastProject(slugs);
    if (lookup.state === "missing") forgetLastProject(slugs);
  }, [lookup.state, organizationSlug, projectSlug]);

  if (lookup.state === "loading" || isReading) return <EditorSkeleton />;
  if (lookup.state === "failed") {
    return <EditorMessage error={lookup.error} onRetry={lookup.retry} />;
  }
  if (!project) {
    return (
      <EditorMessage
        title={<Trans>Design system not found</Trans>}
        text={<Trans>It may have been renamed, or you may not have access.</Trans>}
      />
    );
  }
  return (
    <ProjectContext value={project} key={project.project.id}>
      {children}
    </ProjectContext>
  );
}

/**
 * Returns whether the editor's data is still loading. One skeleton covers all of it: a second one
 * would start its fade-in again.
 */
function useIsReading(opened: OpenProject | undefined): boolean {
  const user = useQuery(queries.user());
  const recipe = useQuery({
    ...queries.recipe(opened?.project.id ?? unknownProject),
    enabled: opened !== undefined,
  });
  return opened !== undefined && (user.isPending || recipe.isPending);
}

/** A placeholder in the key of a query while its project is unknown. */
const unknownProject = "" as OpenProject["project"]["id"];
