import { useEffect } from "react";
import { loadAllScreens } from "./screen-parts.ts";

const restMs = 2500;

/**
 * Loads the other screens once the first one is shown and the browser is idle, so that they open
 * offline too.
 */
export function useAllScreens(): void {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
    const timer = setTimeout(() => whenIdle(() => void loadAllScreens()), restMs);
    return () => clearTimeout(timer);
  }, []);
}
