import { z } from "zod";
import {
  projectSchema,
  projectSummarySchema,
  sharedProjectSchema,
  shareLinkSchema,
} from "#entities/project.ts";
import { instantSchema } from "#fields/instant.ts";
import { boundedList, untidyString } from "#fields/bounded.ts";
import { longestName, nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";
import { hexColorSchema } from "#fields/hex-color.ts";
import {
  organizationIdSchema,
  organizationParams,
  projectIdSchema,
  projectParams,
  shareParams,
} from "#fields/ids.ts";
import { chosenSlugSchema } from "#fields/slug.ts";
import { pageFields } from "#fields/page.ts";

const mostKept = 100;

/** Changes the name and the slug of a project; links with its former slug work until another project takes it. */
export const updateProject = operation("updateProject", {
  summary: "Change the name and the address of a project",
  params: projectParams,
  body: z.strictObject({ name: nameSchema, slug: chosenSlugSchema.optional() }),
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
    state: z.enum(["active", "archived", "all"]).default("active"),
  }),
  answer: projectSchema,
});

/** Sets which projects stay writable when the plan allows fewer; the oldest fill the other places. */
export const keepProjects = operation("keepProjects", {
  summary: "Choose the projects that stay writable",
  params: organizationParams,
  body: z.strictObject({ projectIds: boundedList(z.array(projectIdSchema), mostKept) }),
  errors: ["planLimit"],
});

/** Creates a copy of a project, with its recipe and without its history. */
export const duplicateProject = operation("duplicateProject", {
  summary: "Duplicate a project",
  params: projectParams,
  body: z.strictObject({ name: nameSchema }),
  answer: projectSchema,
  errors: ["planLimit"],
});

/** Archives a project: it is read-only, and does not count toward the plan's limit. */
export const archiveProject = operation("archiveProject", {
  summary: "Archive a project",
  params: projectParams,
  answer: projectSchema,
});

/** Restores an archived project, if the plan allows one more. */
export const restoreProject = operation("restoreProject", {
  summary: "Restore an archived project",
  params: projectParams,
  answer: projectSchema,
  errors: ["planLimit"],
});

/** Moves a project with its history to another organization of the same owner, if its plan allows one more. */
export const moveProject = operation("moveProject", {
  summary: "Move a project to another organization",
  params: projectParams,
  body: z.strictObject({ organizationId: organizationIdSchema }),
  answer: projectSchema,
  errors: ["planLimit"],
});

/** Deletes a project with its history. */
export const deleteProject = operation("deleteProject", {
  summary: "Delete a project",
  params: projectParams,
});

/** Returns the share link of a project without its address; null without a link. */
export const getShareLink = operation("getShareLink", {
  summary: "Get the share link of a project",
  params: projectParams,
  answer: shareLinkSchema,
});

/** Creates the share link of a project. It ends the former one; only this answer contains the token. */
export const createShareLink = operation("createShareLink", {
  summary: "Create the share link of a project",
  params: projectParams,
  answer: z.strictObject({ token: z.string(), createdAt: instantSchema }),
});

/** Revokes the share link of a project. */
export const deleteShareLink = operation("deleteShareLink", {
  summary: "Revoke the share link of a project",
  params: projectParams,
});

/** Returns a project to anyone who has its share link. */
export const getSharedProject = operation("getSharedProject", {
  summary: "Get a project by its share link",
  params: shareParams,
  answer: sharedProjectSchema,
  errors: ["notFound", "tooMany"],
});
