import { operations } from "@tessera/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { notifications } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Implement } from "#operations/implement.ts";
import { selectNotifications, serializeNotification } from "./notifications-repository.ts";
import { createNotificationSource } from "./stream-notifications.ts";

export { mailNotification } from "./mail-notification.ts";

const readNow = { readAt: sql`now()` };

/** Adds the operations of the caller's notifications. */
export function implementNotifications(implement: Implement): void {
  implement(operations.listNotifications, {
    select: ({ userId, query }) => selectNotifications(userId, query),
    answer: ({ query: { page, pageSize } }, [rows, [counted]]) => ({
      rows: rows.map(serializeNotification),
      page,
      pageSize,
      total: counted?.total ?? 0,
    }),
  });
  implement(operations.readNotification, async ({ actor, params, tenant }, services) => {
    await services.database.transaction(tenant, async (transaction) => {
      const isOwn = and(
        eq(notifications.userId, actor.userId),
        eq(notifications.id, params.notificationId),
      );
      const [found] = await transaction
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
        .where(isOwn)
        .returning({ id: notifications.id });
      if (found === undefined) throw new ApiError("notFound");
      await services.events.announce(transaction, [`user ${actor.userId}`]);
    });
    return undefined;
  });
  implement(operations.readAllNotifications, async ({ actor, tenant }, services) => {
    await services.database.transaction(tenant, async (transaction) => {
      const isUnread = and(eq(notifications.userId, actor.userId), isNull(notifications.readAt));
      await transaction.update(notifications).set(readNow).where(isUnread);
      await services.events.announce(transaction, [`user ${actor.userId}`]);
    });
    return undefined;
  });
  implement(operations.streamNotifications, ({ actor }, { database }) =>
    Promise.resolve(createNotificationSource(database, actor)),
  );
}
