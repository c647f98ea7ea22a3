import { z } from "zod";
import { instantSchema } from "#fields/instant.ts";
import { organizationIdSchema } from "#fields/ids.ts";
import { slugSchema } from "#fields/slug.ts";
import { planIds } from "#plans/plan.ts";
import { roles } from "#api/role.ts";

/** An organization as one of its members sees it, with the member's role. */
export const organizationSchema = z.strictObject({
  id: organizationIdSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  name: z.string(),
  slug: slugSchema,
  logo_url: z.string().nullable(),
  /** The former slugs that no other organization has taken; their addresses lead here. */
  formerSlugs: z.array(slugSchema),
  /** The time of the deletion, which an owner can undo until then; null when none is planned. */
  deletionAt: instantSchema.nullable(),
  plan: z.enum(planIds),
  role: z.enum(roles),
  /** False when the caller is over the plan’s limit for members, and can edit no project. */
  writable: z.boolean(),
});
export type Organization = z.output<typeof organizationSchema>;
