import { useSyncExternalStore } from "react";
import { hasSession, isInMemoryOnly, subscribeToSession } from "./session-presence.ts";

/** Whether somebody is signed in; false in the built HTML. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, () => false);
}

/** Whether a reload would sign out, because this browser cannot encrypt here. */
export function useIsInMemoryOnly(): boolean {
  return useSyncExternalStore(subscribeToSession, isInMemoryOnly, () => false);
}
