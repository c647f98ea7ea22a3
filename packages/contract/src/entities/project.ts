import { z } from "zod";
import { instantSchema } from "#fields/instant.ts";
import { organizationIdSchema, projectIdSchema, userIdSchema } from "#fields/ids.ts";
import { slugSchema } from "#fields/slug.ts";
import { recipeSchema } from "./recipe.ts";

/** Who saved last; null when the account is gone. */
export const editorSchema = z.strictObject({ id: userIdSchema, name: z.string() }).nullable();

/** A project: one design system, as one member sees it. */
export const projectSchema = z.strictObject({
  id: projectIdSchema,
  organizationId: organizationIdSchema,
  name: z.string(),
  slug: slugSchema,
  recipe: recipeSchema,
  /** Grows by one with every accepted save; what If-Match names. */
  revision: z.int().min(1),
  /** Whether this member marked it. */
  favorite: z.boolean(),
  /** Whether the plan leaves it writable: false for projects over the plan's limit. */
  writable: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  updatedBy: editorSchema,
});
export type Project = z.output<typeof projectSchema>;

/** What a project is found by. */
export const projectSummarySchema = projectSchema.pick({ id: true, name: true, slug: true });
export type ProjectSummary = z.output<typeof projectSummarySchema>;

/** A project's recipe with the revision it is of. */
export const recipeStateSchema = projectSchema.pick({
  recipe: true,
  revision: true,
  updatedAt: true,
  updatedBy: true,
});
export type RecipeState = z.output<typeof recipeStateSchema>;
