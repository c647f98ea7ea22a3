import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref that focuses the first field in its element on mount, unless another element has
 * the focus.
 */
export function useFirstFocus<Frame extends HTMLElement>(): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  return frame;
}
