import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { createProject } from "./create-project.ts";
import { implementLists } from "./list-projects.ts";
import { saveProject } from "./save-project.ts";
import { serializeProject } from "./stored-project.ts";

/** Adds the operations that list, create and rename projects. */
export function implementProjects(implement: Implement): void {
  implementLists(implement);
  implement(operations.createProject, createProject);
  implement(operations.updateProject, (call, services) =>
    saveProject(call, services, {
      operation: "updateProject",
      change: () => ({ name: call.body.name }),
      show: (project) => serializeProject(project, call.organization.plan),
    }),
  );
}

export { openProject, selectProjects } from "./project-repository.ts";
export { openDesign, requireDesign, requireParsed } from "./open-design.ts";
export { readProject, showProject, type ReadProject } from "./read-project.ts";
export { saveProject, type SavingCall } from "./save-project.ts";
export { serializeProject, serializeRecipe, type StoredProject } from "./stored-project.ts";
export { printValue } from "./summarize-changes.ts";
