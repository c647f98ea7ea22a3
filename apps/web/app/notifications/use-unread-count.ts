import { useStore } from "#store/use-store.ts";
import { unreadCount } from "./unread-count.ts";

/** Returns the number of unread notifications; undefined until the stream has sent it. */
export function useUnreadCount(): number | undefined {
  return useStore(unreadCount);
}
