import { organizationSchema } from "#entities/organization.ts";
import { operation } from "#api/operation.ts";

/** Every organization that the caller is a member of, on one page, the oldest membership first. */
export const listOrganizations = operation("listOrganizations", {
  summary: "List your organizations",
  answer: organizationSchema,
  errors: [],
});
