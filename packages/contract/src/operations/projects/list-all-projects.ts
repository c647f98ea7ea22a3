import { projectSummarySchema } from "#entities/project.ts";
import { operation } from "#api/operation.ts";

/** Every project of the organization on one page, by name: what menus choose from. */
export const listAllProjects = operation("listAllProjects", {
  summary: "List the names and slugs of all projects in the organization",
  answer: projectSummarySchema,
  errors: [],
});
