import type { QueryClient } from "@tanstack/react-query";
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
    kept: ["unread"],
  } as const;
  return shareStream(stream, (event) => {
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

/** Stores a new number of unread notifications; returns whether it has changed. */
function applyUnread({ event, data }: LiveEvent): boolean {
  if (event !== "unread") return false;
  const { unread } = (data ?? {}) as { readonly unread?: unknown };
  return typeof unread === "number" && receiveUnread(unread);
}
