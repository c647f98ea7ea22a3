import { low, narrow, wide } from "@tessera/ui";
import { useCallback, useSyncExternalStore } from "react";

/** Matches when only one pane fits: in a narrow window, or a low one that scrolls as a whole. */
export const onePane = `${narrow}, ${low}`;

/**
 * Matches below the width at which the side navigation is a drawer and the header holds no extra
 * content.
 */
export const sideAsDrawer = `not ${wide}`;

/** Returns whether a media query matches. */
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
