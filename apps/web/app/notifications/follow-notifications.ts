import type { QueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { dropEarlyResponses } from "#api-client/early-responses.ts";
import { shareStream } from "#live/share-stream.ts";
import type { LiveEvent } from "#live/parse-events.ts";
import { reloadPlan } from "#organization/reload-plan.ts";
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
  return shareStream(stream, (event) => {
    if (isAnotherPlan(queryClient, event)) {
      dropEarlyResponses();
      void reloadPlan(queryClient);
    }
    const isNew = event.event === "notification" || applyUnread(event);
    if (!isNew) return;
    dropEarlyResponses();
    void queryClient.invalidateQueries({ queryKey: ["notifications"] });
    if (isAboutPlan(event)) void reloadPlan(queryClient);
  });
}

function isAboutPlan({ event, data }: LiveEvent): boolean {
  const { kind } = (data ?? {}) as { readonly kind?: unknown };
  return event === "notification" && kind === "plan";
}

/** Returns whether an event names another plan for an organization than the page shows. */
function isAnotherPlan(queryClient: QueryClient, { event, data }: LiveEvent): boolean {
  if (event !== "plans") return false;
  const { plans } = (data ?? {}) as { readonly plans?: Readonly<Record<string, unknown>> };
  const shown = queryClient.getQueryData(queries.organizations().queryKey);
  return shown?.some(({ id, plan }) => (plans?.[id] ?? plan) !== plan) ?? false;
}

/** Stores a new number of unread notifications; returns whether it has changed. */
function applyUnread({ event, data }: LiveEvent): boolean {
  if (event !== "unread") return false;
  const { unread } = (data ?? {}) as { readonly unread?: unknown };
  return typeof unread === "number" && receiveUnread(unread);
}
