import { z } from "zod";
import { organizationSchema } from "#entities/organization.ts";
import { nameSchema } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

/** Makes an organization on the Free plan, owned by the caller. */
export const createOrganization = operation({
  id: "createOrganization",
  method: "POST",
  path: "/organizations",
  summary: "Create an organization",
  body: z.strictObject({ name: nameSchema }),
  answer: organizationSchema,
  shape: "item",
  status: 201,
  errors: ["planLimit"],
});
