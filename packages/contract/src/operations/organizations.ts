import { organizationSchema } from "#entities/organization.ts";
import { operation } from "#api/operation.ts";
import { z } from "zod";
import { nameSchema } from "#fields/name.ts";
import { organizationParams } from "#fields/ids.ts";
import { pageFields } from "#fields/page.ts";

/** Renames an organization or removes its logo; a logo URL of a user is never stored. */
export const updateOrganization = operation("updateOrganization", {
  summary: "Rename an organization",
  params: organizationParams,
  body: z.strictObject({ name: nameSchema, logo_url: z.null().optional() }),
  answer: organizationSchema,
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
