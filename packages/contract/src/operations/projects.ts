import { z } from "zod";
import { projectSchema, projectSummarySchema } from "#entities/project.ts";
import { untidyString } from "#fields/bounded.ts";
import { longestName, nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";
import { hexColorSchema } from "#fields/hex-color.ts";
import { projectParams } from "#fields/ids.ts";
import { pageFields } from "#fields/page.ts";

/** Renames a project; its slug is final. */
export const updateProject = operation("updateProject", {
  summary: "Rename a project",
  params: projectParams,
  body: z.strictObject({ name: nameSchema }),
  answer: projectSchema,
  errors: ["planLimit"],
});

/** Creates a project from the default recipe, with the base color of the request if it has one. */
export const createProject = operation("createProject", {
  summary: "Create a project",
  body: z.strictObject({ name: nameSchema, baseColor: hexColorSchema.optional() }),
  answer: projectSchema,
  errors: ["planLimit"],
});

/** Lists every project of the organization on one page, sorted by name, for menus. */
export const listAllProjects = operation("listAllProjects", {
  summary: "List the names and slugs of all projects in the organization",
  answer: projectSummarySchema,
});

/** Lists a page of the organization's projects, filtered by name and sorted. */
export const listProjects = operation("listProjects", {
  summary: "List the organization’s projects, page by page",
  query: z.strictObject({
    ...pageFields,
    search: untidyString(longestName).trim().max(longestName).default(""),
    sort: z.enum(["name", "createdAt", "updatedAt"]).default("updatedAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  answer: projectSchema,
});
