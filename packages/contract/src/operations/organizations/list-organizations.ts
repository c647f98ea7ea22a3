import { organizationSchema } from "#entities/organization.ts";
import { operation } from "#api/operation.ts";

/** Lists the caller's organizations on one page, the oldest membership first. */
export const listOrganizations = operation("listOrganizations", {
  summary: "List your organizations",
  answer: organizationSchema,
  errors: [],
});
