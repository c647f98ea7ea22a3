import { z } from "zod";
import { operation } from "#api/operation.ts";
import { projectSchema } from "#entities/project.ts";
import {
  openVersionSchema,
  categorySchema,
  versionListSchema,
  versionSchema,
} from "#entities/version.ts";
import { versionDiffSchema } from "#entities/version-diff.ts";
import { boundedList, boundedString } from "#fields/bounded.ts";
import { projectParams, revisionSchema, versionParams } from "#fields/ids.ts";
import { nameSchema } from "#fields/name.ts";
import { pageFields } from "#fields/page.ts";

const mostCategories = 20;
const longestTokenPath = 256;
const revisionOfQuery = z.coerce.number().pipe(revisionSchema);

/** Lists the versions of a project that the plan shows, in parts from the newest to the oldest. */
export const listVersions = operation("listVersions", {
  summary: "List the versions of a project",
  params: projectParams,
  query: z.strictObject({
    /** Only versions with a smaller revision: the `next` of the part before. */
    before: revisionOfQuery.optional(),
    pageSize: pageFields.pageSize.default(20),
  }),
  answer: versionListSchema,
});

/** Returns a version with its recipe; every revision that the plan shows can be opened. */
export const getVersion = operation("getVersion", {
  summary: "Get a version of a project",
  params: versionParams,
  answer: openVersionSchema,
});

/** Compares a version with another one; by default with the current version. */
export const diffVersions = operation("diffVersions", {
  summary: "Compare two versions of a project",
  params: versionParams,
  query: z.strictObject({ to: revisionOfQuery.optional() }),
  answer: versionDiffSchema,
});

/** Saves a former version again: the whole of it, some of its categories, or one of its tokens. */
export const restoreVersion = operation("restoreVersion", {
  summary: "Restore a version of a project, or a part of it",
  params: versionParams,
  body: z
    .strictObject({
      categories: boundedList(z.array(categorySchema).min(1), mostCategories).optional(),
      token: boundedString(longestTokenPath).optional(),
    })
    .refine(({ categories, token }) => categories === undefined || token === undefined, {
      path: ["token"],
    }),
  answer: projectSchema,
  errors: ["planLimit"],
});

/** Names or pins a version; both keep it a row of its own in the list. */
export const updateVersion = operation("updateVersion", {
  summary: "Name or pin a version of a project",
  params: versionParams,
  body: z.strictObject({
    /** Null removes the name. */
    name: nameSchema.nullable().optional(),
    pinned: z.boolean().optional(),
  }),
  answer: versionSchema,
});
