import { useLayoutEffect, useState, type RefObject } from "react";

/** Returns the current size of an element in px; zero before its first layout. */
export function useElementSize(element: RefObject<HTMLElement | null>): {
  readonly widthPx: number;
  readonly heightPx: number;
} {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ widthPx: width, heightPx: height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
