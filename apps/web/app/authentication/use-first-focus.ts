import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref that focuses the first field in its element after its mount, unless another element
 * has the focus. It does so in a separate task, because a focus lays out the page.
 */
export function useFirstFocus<Frame extends HTMLElement>(isWanted = true): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      frame.current?.querySelector("input")?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isWanted]);
  return frame;
}
