import type { NotificationDetails, NotificationKind } from "@tessera/contract";
import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { members, notifications } from "#database/schema.ts";
import type { EventChannel } from "#events/event-channel.ts";
import { createUuid, getUuid, type Uuid } from "#ids/uuid.ts";
import type { Jobs } from "#jobs/jobs.ts";

/** A notification of some users, in a transaction of the organization that it is about. */
export type NewNotification = {
  /** The id of a notification of one user, which is stored once however often it is added; else a new one. */
  readonly id?: Uuid;
  readonly kind: NotificationKind;
  readonly organizationId: Uuid;
  readonly projectId?: Uuid;
  /** The user who caused it; absent for the payment provider. */
  readonly actorId?: Uuid;
  readonly details: NotificationDetails;
};

/** The services that deliver a notification. */
export type NotificationServices = { readonly events: EventChannel; readonly jobs: Jobs };

/** The kinds whose mail their own feature sends. */
const kindsWithOwnMail: ReadonlySet<NotificationKind> = new Set(["invitation", "plan"]);

/** Stores a notification for some users, wakes their streams, and queues the mails that they have chosen. */
export async function addNotification(
  transaction: Transaction,
  { events, jobs }: NotificationServices,
  userIds: readonly Uuid[],
  notification: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ id: createUuid(), ...notification, userId }));
  await transaction.insert(notifications).values(rows).onConflictDoNothing();
  const mailed = kindsWithOwnMail.has(notification.kind) ? [] : rows;
  for (const { id, userId } of mailed)
    await jobs.send(transaction, "mail-notification", { notificationId: id, userId });
  await events.announce(
    transaction,
    userIds.map((userId) => `user ${userId}` as const),
  );
}

/** Lists the members of an organization except one. */
export async function listOtherMembers(
  transaction: Transaction,
  organizationId: Uuid,
  userId: Uuid,
): Promise<readonly Uuid[]> {
  const rows = await transaction
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), ne(members.userId, userId)));
  return rows.map((row) => getUuid(row.userId));
}
