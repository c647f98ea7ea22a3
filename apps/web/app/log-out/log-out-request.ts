import { createStore } from "#store/create-store.ts";

/** True while a log-out waits for the user's decision about unsaved changes. */
export const isLogOutRequested = createStore(false);
