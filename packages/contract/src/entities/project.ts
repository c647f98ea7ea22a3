import { z } from "zod";
import { instantSchema } from "#fields/instant.ts";
import { organizationIdSchema, projectIdSchema, userIdSchema } from "#fields/ids.ts";
import { slugSchema } from "#fields/slug.ts";
import { recipeSchema } from "./recipe.ts";

/** The author of the last save; null when the account is deleted. */
export const editorSchema = z.strictObject({ id: userIdSchema, name: z.string() }).nullable();

/** A project: one design system, as one member sees it. */
export const projectSchema = z.strictObject({
  id: projectIdSchema,
  organizationId: organizationIdSchema,
  name: z.string(),
  slug: slugSchema,
  /** The former slugs that no other project of the organization has taken; their addresses lead here. */
  formerSlugs: z.array(slugSchema),
  recipe: recipeSchema,
  /** Incremented by every accepted save; If-Match names it. */
  revision: z.int().min(1),
  /** True when this member marked it as a favorite. */
  favorite: z.boolean(),
  /** False for projects over the plan's limit and for archived ones, which are read-only. */
  writable: z.boolean(),
  /** The time of the archiving; null for a project that is not archived. */
  archivedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  updatedBy: editorSchema,
});
export type Project = z.output<typeof projectSchema>;

/** The fields that identify a project. */
export const projectSummarySchema = projectSchema.pick({
  id: true,
  name: true,
  slug: true,
  formerSlugs: true,
  writable: true,
  archivedAt: true,
});
export type ProjectSummary = z.output<typeof projectSummarySchema>;

/** A project's recipe and its revision. */
export const recipeStateSchema = projectSchema.pick({
  recipe: true,
  revision: true,
  updatedAt: true,
  updatedBy: true,
});
export type RecipeState = z.output<typeof recipeStateSchema>;

/** The link that shows a project to anyone who has it. The address is only in the answer that creates it. */
export const shareLinkSchema = z.strictObject({ createdAt: instantSchema }).nullable();
export type ShareLink = z.output<typeof shareLinkSchema>;

/** A project as a share link shows it. */
export const sharedProjectSchema = z.strictObject({
  name: z.string(),
  organizationName: z.string(),
  recipe: recipeSchema,
  revision: z.int().min(1),
  updatedAt: instantSchema,
});
export type SharedProject = z.output<typeof sharedProjectSchema>;
