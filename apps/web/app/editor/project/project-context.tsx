import type { Entitlements, Organization, ProjectSummary } from "@tessera/contract";
import { createContext, use } from "react";

/** The open project, and what the user may do in it. */
export type OpenProject = {
  readonly organization: Organization;
  readonly project: ProjectSummary;
  readonly entitlements: Entitlements;
  readonly canEdit: boolean;
};

/** The project that the screens of the design-system area show. */
export const ProjectContext = createContext<OpenProject | undefined>(undefined);

/** Returns the open project. */
export function useOpenProject(): OpenProject {
  const project = use(ProjectContext);
  if (!project) throw new Error("useOpenProject must be used within ProjectContext");
  return project;
}
