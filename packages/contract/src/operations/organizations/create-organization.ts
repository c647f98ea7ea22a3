import { z } from "zod";
import { organizationSchema } from "#entities/organization.ts";
import { nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

/** Makes an organization on the Free plan, owned by the caller. */
export const createOrganization = operation("createOrganization", {
  summary: "Create an organization",
  body: z.strictObject({ name: nameSchema }),
  answer: organizationSchema,
  errors: ["planLimit"],
});
