import type { PlanId } from "@tessera/contract";
import type { Actor } from "#access/grant.ts";
import type { Database } from "#database/database.ts";
import type { EventSource, StreamEvent } from "#events/event-stream.ts";
import {
  selectAfter,
  serializeNotification,
  type NotificationRow,
  type StreamCursor,
} from "./notifications-repository.ts";

const firstId = "00000000-0000-0000-0000-000000000000";
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Returns the events of a user's notifications. */
export function createNotificationSource(database: Database, { userId }: Actor): EventSource {
  let start: StreamCursor | undefined;
  let shownUnread: number | undefined;
  let shownPlans: string | undefined;
  return {
    topics: [`user ${userId}`],
    async read(after) {
      const resumed = parseCursor(after) ?? start;
      const cursor = resumed ?? { writtenIn: "9223372036854775807", id: lastId };
      const [rows, [facts]] = await database.read({ userId }, ...selectAfter(userId, cursor));
      if (facts === undefined) return { events: [], isBehind: false };
      // Without a cursor the stream starts now: before the first transaction that may still be open.
      start ??= resumed ?? { writtenIn: String(BigInt(facts.firstOpen) - 1n), id: lastId };
      const { unread, plans } = facts;
      const printedPlans = JSON.stringify(plans);
      const changed = [
        ...(unread === shownUnread ? [] : [printUnread(unread)]),
        ...(printedPlans === shownPlans ? [] : [printPlans(plans)]),
      ];
      shownUnread = unread;
      shownPlans = printedPlans;
      return {
        events: [...rows.map(printRow), ...changed],
        isBehind: facts.isBehind,
      };
    },
  };
}

function printRow(row: NotificationRow): StreamEvent {
  return {
    id: `${row.writtenIn}.${row.id}`,
    event: "notification",
    data: serializeNotification(row),
  };
}

function printUnread(unread: number): StreamEvent {
  return { event: "unread", data: { unread } };
}

function printPlans(plans: Readonly<Record<string, PlanId>>): StreamEvent {
  return { event: "plans", data: { plans } };
}

/** Parses the id of an event of this stream; undefined for any other text. */
function parseCursor(text: string | undefined): StreamCursor | undefined {
  const match = /^(\d{1,18})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text ?? "");
  const [, writtenIn, id = firstId] = match ?? [];
  return writtenIn === undefined ? undefined : { writtenIn, id };
}
