import { createStore } from "#store/create-store.ts";

const isRequested = createStore(false);

/** Requests the user's decision about unsaved changes before the log-out. */
export function requestLogOut(): void {
  isRequested.set(true);
}

/** Ends the request, with any answer. */
export function endLogOutRequest(): void {
  isRequested.set(false);
}

/** Returns whether a log-out waits for an answer. */
export const isLogOutRequested = isRequested.get;

/** Calls the listener when a request begins or ends. */
export const subscribeToLogOutRequest = isRequested.subscribe;
