import { useQueryClient } from "@tanstack/react-query";
import { runWhenIdle } from "@tessera/ui";
import { useEffect } from "react";
import { useIsLoggedIn } from "#session/use-session.ts";
import { unreadCount } from "./unread-count.ts";

/** The time in ms in which a page loads only what it shows first. */
const firstViewMs = 2_500;

/** Follows the notifications of the logged-in user once the page is shown and the browser is idle. */
export function NotificationStream() {
  const queryClient = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let hasEnded = false;
    let stop = () => {};
    async function start() {
      const { followNotifications } = await import("./follow-notifications.ts");
      if (!hasEnded) stop = followNotifications(queryClient);
    }
    // Without this code the page works as before; the next page loads it again.
    const load = () => void start().catch(() => undefined);
    const timer = setTimeout(() => runWhenIdle(load), firstViewMs);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      stop();
      unreadCount.set(undefined);
    };
  }, [isLoggedIn, queryClient]);
  return null;
}
