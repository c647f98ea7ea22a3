import type { QueryClient } from "@tanstack/react-query";
import type { Notification, PlanId } from "@tessera/contract";
import { queries } from "#api-client/query-options.ts";
import { dropEarlyResponses } from "#api-client/early-responses.ts";
import { shareStream } from "#live/share-stream.ts";
import type { LiveEvent } from "#live/parse-events.ts";
import { reloadOrganizations, reloadPlan } from "#organization/reload-plan.ts";
import { receiveUnread } from "./unread-count.ts";

/**
 * Keeps the number of unread notifications and the lists current, in every tab of the browser.
 * Returns the function that ends it.
 */
export function followNotifications(queryClient: QueryClient): () => void {
  const stream = {
    operation: "streamNotifications",
    name: "tessera-notifications",
    kept: ["unread", "plans"],
  } as const;
  return shareStream(stream, (event) => receiveNotificationEvent(queryClient, event));
}

/** Reads again what an event of the stream has changed. */
export function receiveNotificationEvent(queryClient: QueryClient, event: LiveEvent): void {
  const changed = findChanged(queryClient, event);
  const isNew = event.event === "notification" || applyUnread(event);
  if (!isNew && !changed) return;
  dropEarlyResponses();
  if (isNew) void queryClient.invalidateQueries({ queryKey: ["notifications"] });
  if (changed === "plan") void reloadPlan(queryClient);
  if (changed === "membership") void reloadOrganizations(queryClient);
}

/**
 * Returns what an event changes of the organizations that the page shows: the plan of one, or the
 * membership, which is removed or has another role.
 */
function findChanged(
  queryClient: QueryClient,
  { event, data }: LiveEvent,
): "plan" | "membership" | undefined {
  if (event === "notification") {
    const { kind } = data as Partial<Notification>;
    if (kind === "plan") return "plan";
    return kind === "role" ? "membership" : undefined;
  }
  if (event !== "plans") return undefined;
  const { plans } = data as { readonly plans: Readonly<Record<string, PlanId>> };
  const shown = queryClient.getQueryData(queries.organizations().queryKey) ?? [];
  if (shown.some(({ id, plan }) => (plans[id] ?? plan) !== plan)) return "plan";
  return shown.some(({ id }) => plans[id] === undefined) ? "membership" : undefined;
}

/** Stores a new number of unread notifications; returns whether it has changed. */
function applyUnread({ event, data }: LiveEvent): boolean {
  if (event !== "unread") return false;
  const { unread } = (data ?? {}) as { readonly unread?: unknown };
  return typeof unread === "number" && receiveUnread(unread);
}
