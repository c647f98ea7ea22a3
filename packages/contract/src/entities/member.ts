import { z } from "zod";
import { roles } from "#api/role.ts";
import { userIdSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";

/** A member of an organization. */
export const memberSchema = z.strictObject({
  userId: userIdSchema,
  name: z.string(),
  email: z.string(),
  /** The address of the picture, or null. */
  avatar: z.string().nullable(),
  role: z.enum(roles),
  /** False for members over the plan’s limit, who can edit no project. */
  writable: z.boolean(),
  joinedAt: instantSchema,
  /** Null for callers who are no admins. */
  hasTwoFactor: z.boolean().nullable(),
  /** The last use of a session; null for callers who are no admins, and without a session. */
  lastActiveAt: instantSchema.nullable(),
});
export type Member = z.output<typeof memberSchema>;
