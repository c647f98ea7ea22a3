import { z } from "zod";
import { organizationSchema } from "#entities/organization.ts";
import { organizationParams } from "#fields/ids.ts";
import { nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

/** Renames an organization or removes its logo; a logo URL of a user is never stored. */
export const updateOrganization = operation("updateOrganization", {
  summary: "Rename an organization",
  params: organizationParams,
  body: z.strictObject({ name: nameSchema, logo_url: z.null().optional() }),
  answer: organizationSchema,
  errors: [],
});
