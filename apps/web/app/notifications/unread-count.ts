import { createStore } from "#store/create-store.ts";

/** The number of unread notifications; undefined until the stream has sent it. */
export const unreadCount = createStore<number | undefined>(undefined);
