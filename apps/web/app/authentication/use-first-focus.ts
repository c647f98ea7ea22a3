import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref that focuses the first field in its element after its mount, unless another element
 * has the focus. It does so in a separate task, because a focus lays out the page.
 */
export function useFirstFocus<Frame extends HTMLElement>(isWanted = true): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => focusFirst(frame.current));
    return () => clearTimeout(timer);
  }, [isWanted]);
  return frame;
}

/** Focuses the first field in an element, unless another element has the focus. */
export function focusFirst(frame: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  frame?.querySelector("input")?.focus({ preventScroll: true });
}
