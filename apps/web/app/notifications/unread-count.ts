import { createStore } from "#store/create-store.ts";

/** The number of unread notifications; undefined until the stream has sent it. */
export const unreadCount = createStore<number | undefined>(undefined);

let receivedCount = 0;

/** Stores the number that the stream sent; returns whether it differs from the shown one. */
export function receiveUnread(unread: number): boolean {
  receivedCount += 1;
  const hasChanged = unread !== unreadCount.get();
  if (hasChanged) unreadCount.set(unread);
  return hasChanged;
}

/**
 * Lowers the shown number before the server has answered. Returns the function that reverts it, which
 * does nothing once the stream has sent a newer number.
 */
export function lowerUnread(lower: (unread: number) => number): () => void {
  const before = unreadCount.get();
  if (before === undefined) return () => undefined;
  const loweredAt = receivedCount;
  const after = Math.max(0, lower(before));
  unreadCount.set(after);
  return () => {
    const shown = unreadCount.get();
    if (loweredAt === receivedCount && shown !== undefined) {
      unreadCount.set(shown + before - after);
    }
  };
}
