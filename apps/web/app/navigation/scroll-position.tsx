import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "./router.tsx";
import { usePageFocus } from "./use-page-focus.ts";

const positions = new Map<string, number>();

/**
 * Scrolls a new page to its top or to the target of its hash, and a page of the history to its last
 * position, and keeps the focus on the page. The browser restores the position of a whole document.
 */
export function ScrollPosition() {
  const { key, hash, isStep } = useLocation();
  usePageFocus();
  useEffect(takeOver, []);
  const scroll = useEffectEvent(() => {
    const target = document.getElementById(hash.slice(1));
    if (isStep) scrollTo(0, positions.get(key) ?? scrollY);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  });
  // The listener changes with the page, before a scroll of the new page could be remembered for the old one.
  useLayoutEffect(() => {
    scroll();
    const remember = () => positions.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);
  return null;
}

/** Keeps the browser from scrolling between the pages of one document. */
function takeOver() {
  const abort = new AbortController();
  const restoreBy = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  restoreBy("manual")();
  addEventListener("pageshow", restoreBy("manual"), abort);
  addEventListener("pagehide", restoreBy("auto"), abort);
  return () => abort.abort();
}
