import { projectSummarySchema } from "#entities/project.ts";
import { operation } from "#api/operation.ts";

/** Lists every project of the organization on one page, sorted by name, for menus. */
export const listAllProjects = operation("listAllProjects", {
  summary: "List the names and slugs of all projects in the organization",
  answer: projectSummarySchema,
  errors: [],
});
