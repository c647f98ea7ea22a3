import { z } from "zod";
import { instantSchema } from "#fields/instant.ts";
import { editorSchema, projectSummarySchema } from "./project.ts";
import { organizationSchema } from "./organization.ts";

/** The kinds of notifications; a user chooses for each whether it is mailed too. */
export const notificationKinds = ["saved", "invitation", "role", "plan"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The changes of a plan that its owners are notified of. */
export const planNotices = ["welcome", "payment-failed", "ending", "ended", "refunded"] as const;
export type PlanNotice = (typeof planNotices)[number];

/** The facts of a notification that its kind has. */
export const notificationDetailsSchema = z.strictObject({
  revision: z.int().exactOptional(),
  role: z.string().exactOptional(),
  notice: z.enum(planNotices).exactOptional(),
  /** The end of Pro that a notice names. */
  until: instantSchema.exactOptional(),
  organizationName: z.string().exactOptional(),
});
export type NotificationDetails = z.output<typeof notificationDetailsSchema>;

/** A notification of a user; names are null once the user has no access to what they name. */
export const notificationSchema = z.strictObject({
  id: z.guid(),
  kind: z.enum(notificationKinds),
  createdAt: instantSchema,
  readAt: instantSchema.nullable(),
  actor: editorSchema,
  organization: organizationSchema.pick({ id: true, name: true, slug: true }).nullable(),
  /** The name is followed by the slug when another project of the organization has the same name. */
  project: projectSummarySchema
    .omit({ archivedAt: true, writable: true, formerSlugs: true })
    .nullable(),
  details: notificationDetailsSchema,
});
export type Notification = z.output<typeof notificationSchema>;

/** The data of the event `unread`: the number of unread notifications. */
export const unreadEventSchema = z.strictObject({ unread: z.int().min(0) });

/** The data of the event `saved`: a save of the project. */
export const savedEventSchema = z.strictObject({
  revision: z.int().min(1),
  author: editorSchema,
  createdAt: instantSchema,
});
export type SavedEvent = z.output<typeof savedEventSchema>;

/** The data of the event `presence`: the people who have the project open. */
export const presenceEventSchema = z.strictObject({
  people: z.array(z.strictObject({ id: z.guid(), name: z.string() })).readonly(),
});
export type PresenceEvent = z.output<typeof presenceEventSchema>;
