import { organizationSchema } from "#entities/organization.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { operation } from "#api/operation.ts";
import { z } from "zod";
import { boundedString } from "#fields/bounded.ts";
import { longestName, nameSchema } from "#fields/name.ts";
import { organizationParams, userIdSchema } from "#fields/ids.ts";
import { pageFields } from "#fields/page.ts";
import { chosenSlugSchema } from "#fields/slug.ts";

/** Changes the name or address of an organization, or removes its logo; a logo URL of a user is never stored. */
export const updateOrganization = operation("updateOrganization", {
  summary: "Change the name or address of an organization",
  params: organizationParams,
  body: z.strictObject({
    name: nameSchema,
    slug: chosenSlugSchema.optional(),
    logo_url: z.null().optional(),
  }),
  answer: organizationSchema,
});

/** Replaces the logo of an organization by an image, which is encoded again. */
export const updateLogo = operation("updateLogo", {
  summary: "Replace the logo of an organization",
  params: organizationParams,
  bodyLimitBytes: bodyLimits.image,
  answer: organizationSchema,
});

/** Returns whether an organization may have a slug: no other organization has it. */
export const checkOrganizationSlug = operation("checkOrganizationSlug", {
  summary: "Check whether an address is free",
  params: organizationParams,
  query: z.strictObject({ slug: chosenSlugSchema }),
  answer: z.strictObject({ isFree: z.boolean() }),
});

/** Plans the deletion of an organization in seven days; until then it can be read, and an owner can keep it. */
export const deleteOrganization = operation("deleteOrganization", {
  summary: "Delete an organization in seven days",
  params: organizationParams,
  body: z.strictObject({ name: boundedString(4 * longestName) }).optional(),
  answer: organizationSchema,
});

/** Cancels the planned deletion of an organization. */
export const restoreOrganization = operation("restoreOrganization", {
  summary: "Keep an organization that is about to be deleted",
  params: organizationParams,
  answer: organizationSchema,
});

/** Makes another member an owner, and the caller an admin. */
export const transferOrganization = operation("transferOrganization", {
  summary: "Give the ownership of an organization to another member",
  params: organizationParams,
  body: z.strictObject({ userId: userIdSchema }),
  answer: organizationSchema,
  errors: ["planLimit"],
});

/** Exports recipes, tokens and versions of all projects, the members, the logo and the audit as one zip. */
export const exportOrganization = operation("exportOrganization", {
  summary: "Export everything of an organization",
  params: organizationParams,
});

/** Creates an organization on the Free plan; the caller owns it. */
export const createOrganization = operation("createOrganization", {
  summary: "Create an organization",
  body: z.strictObject({ name: nameSchema }),
  answer: organizationSchema,
  errors: ["planLimit"],
});

/** Lists a page of the caller's organizations, the oldest membership first. */
export const listOrganizations = operation("listOrganizations", {
  summary: "List your organizations, page by page",
  query: z.strictObject(pageFields),
  answer: organizationSchema,
});
