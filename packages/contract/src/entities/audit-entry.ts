import { z } from "zod";
import { userIdSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";

/** An entry of an organization's audit log. */
export const auditEntrySchema = z.strictObject({
  id: z.guid(),
  createdAt: instantSchema,
  /** Null for former members. */
  actorId: userIdSchema.nullable(),
  /** The name of the person who acted; null for former members. */
  actorName: z.string().nullable(),
  /** Four letters that distinguish a former member. */
  actorMark: z.string(),
  /** The operation; of an earlier release, it may no longer exist. */
  operation: z.string(),
  /** The name of the changed thing; null when it no longer exists. */
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
