import { type RefObject, useLayoutEffect, useState } from "react";

/** The size of an element without padding, in px. */
export type ElementSize = { readonly widthPx: number; readonly heightPx: number };

/** Returns the current size of an element; undefined before its first layout. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const keep = (widthPx: number, heightPx: number) =>
      setSize((before) =>
        before?.widthPx === widthPx && before.heightPx === heightPx
          ? before
          : { widthPx, heightPx },
      );
    keep(element.current.clientWidth, element.current.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) keep(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
