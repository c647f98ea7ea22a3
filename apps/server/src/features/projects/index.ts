import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { implementArchive } from "./archive-project.ts";
import { createProject } from "./create-project.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { keepProjects } from "./keep-projects.ts";
import { implementLists } from "./list-projects.ts";
import { moveProject } from "./move-project.ts";
import { implementShareLinks } from "./share-links.ts";
import { updateProject } from "./update-project.ts";

/** Adds the operations of projects: lists, creation, names, archive, moves and share links. */
export function implementProjects(implement: Implement): void {
  implementLists(implement);
  implementArchive(implement);
  implementShareLinks(implement);
  implement(operations.keepProjects, keepProjects);
  implement(operations.duplicateProject, duplicateProject);
  implement(operations.moveProject, moveProject);
  implement(operations.createProject, createProject);
  implement(operations.updateProject, updateProject);
}

export { openProject, selectProjects } from "./project-repository.ts";
export { openDesign, requireDesign, requireParsed } from "./open-design.ts";
export { readProject, showProject, type ReadProject } from "./read-project.ts";
export { saveProject, type SavingCall } from "./save-project.ts";
export { serializeProject, serializeRecipe, type StoredProject } from "./stored-project.ts";
export { printValue } from "./summarize-changes.ts";
