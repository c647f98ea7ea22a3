import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first field in the ref's element when it appears, unless another element has the focus. */
export function useFirstFocus<Frame extends HTMLElement>(): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  return frame;
}
