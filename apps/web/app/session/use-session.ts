import { useSyncExternalStore } from "react";
import { hasSession, isInMemoryOnly, subscribeToSession } from "./session-presence.ts";

/** Returns whether a user is logged in; false in the built HTML. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, () => false);
}

/** Returns whether a reload would log out, because this browser cannot encrypt here. */
export function useIsInMemoryOnly(): boolean {
  return useSyncExternalStore(subscribeToSession, isInMemoryOnly, () => false);
}
