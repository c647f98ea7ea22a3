import { z } from "zod";
import { organizationSchema } from "#entities/organization.ts";
import { nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

/** Creates an organization on the Free plan; the caller owns it. */
export const createOrganization = operation("createOrganization", {
  summary: "Create an organization",
  body: z.strictObject({ name: nameSchema }),
  answer: organizationSchema,
  errors: ["planLimit"],
});
