import { low, narrow, wide } from "@tessera/ui";
import { useCallback, useSyncExternalStore } from "react";

/** Matches where one pane fits at a time: a narrow window, or a low one that scrolls as a whole. */
export const onePane = `${narrow}, ${low}`;

/** Below this width the side navigation is a drawer, and the header has no room for more than itself. */
export const sideAsDrawer = `not ${wide}`;

/** Whether a media query holds. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
