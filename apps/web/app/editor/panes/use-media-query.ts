import { narrow, wide } from "@tessera/ui";
import { useCallback, useSyncExternalStore } from "react";

/** Below this width there is room for one pane at a time. */
export const onePane = narrow;

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
