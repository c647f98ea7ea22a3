import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { createProject } from "./create-project.ts";
import { listAllProjects } from "./list-all-projects.ts";
import { listProjects } from "./list-projects.ts";
import { updateProject } from "./update-project.ts";

/** Adds the operations that list, create and rename projects. */
export function implementProjects(implement: Implement): void {
  implement(operations.listProjects, listProjects);
  implement(operations.listAllProjects, listAllProjects);
  implement(operations.createProject, createProject);
  implement(operations.updateProject, updateProject);
}

export { requireParsed } from "./require-parsed.ts";
export { requireDesign } from "./open-design.ts";
export { readProject, type ReadProject } from "./read-project.ts";
export { saveProject, type SavingCall } from "./save-project.ts";
export { serializeRecipe, type StoredProject } from "./stored-project.ts";
