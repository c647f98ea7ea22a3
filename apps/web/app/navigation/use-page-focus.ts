import { useEffect, useRef } from "react";
import { followLostFocus } from "./follow-lost-focus.ts";
import { useLocation } from "./router.tsx";

/**
 * Focuses the heading of a page that the user has opened if the focused control went with the page
 * before, so that screen readers announce it. A heading that a skeleton's replacement removes passes
 * the focus to the next one, until the user presses something.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A redirect of an address that was just opened moves nothing.
    if (!navigator.userActivation.hasBeenActive) return undefined;
    return followLostFocus(() => document.querySelector("h1"));
  }, [pathname]);
}
