import { useEffect, useRef } from "react";
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
    return navigator.userActivation.hasBeenActive ? followHeading() : undefined;
  }, [pathname]);
}

function followHeading(): () => void {
  const pressing = new AbortController();
  const observer = new MutationObserver(focusHeading);
  // A closing menu, drawer or palette restores the focus one frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (pressing.signal.aborted) return;
      focusHeading();
      observer.observe(document.body, { childList: true, subtree: true });
    }),
  );
  function stop(): void {
    pressing.abort();
    observer.disconnect();
  }
  const options = { capture: true, signal: pressing.signal };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, stop, options);
  return stop;
}

/** Focuses the page's heading if nothing else has the focus, nor is about to get it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading || document.activeElement !== document.body) return;
  // A menu that has just opened takes the focus later, and would close without it.
  if (document.querySelector("[role=menu], [role=dialog]")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
