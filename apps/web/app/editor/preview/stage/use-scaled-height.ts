import { type RefObject, useLayoutEffect } from "react";

type ScaledPage = {
  readonly page: RefObject<HTMLElement | null>;
  /** The content of the scroller, which has the height that the page is shown at. */
  readonly sizer: RefObject<HTMLElement | null>;
  /** The frame, which is as high as its page or the stage. */
  readonly frame: RefObject<HTMLElement | null>;
};

/** Gives a frame the height that its page is shown at, because a transform sizes nothing. */
export function useScaledHeight(
  { page, sizer, frame }: ScaledPage,
  scale: number,
  mostPx: number,
): void {
  useLayoutEffect(() => {
    if (!page.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const shownPx = Math.floor((entry?.contentRect.height ?? 0) * scale);
      sizer.current?.style.setProperty("height", `${shownPx}px`);
      frame.current?.style.setProperty("height", `${Math.min(shownPx, mostPx)}px`);
    });
    observer.observe(page.current);
    return () => observer.disconnect();
  }, [page, sizer, frame, scale, mostPx]);
}
