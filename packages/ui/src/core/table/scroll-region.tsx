import {
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import styles from "./table.module.css";

type ScrollRegionProps = {
  readonly ref: Ref<HTMLDivElement>;
  /** The id of the element that names it. */
  readonly labelledBy: string;
  readonly children: ReactNode;
};

/** A scrollable region; it is a Tab stop while its content overflows. */
export function ScrollRegion({ ref, labelledBy, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useImperativeHandle(ref, () => region.current as HTMLDivElement, []);
  const observe = useCallback((element: HTMLDivElement | null) => {
    region.current = element;
    if (!element) return;
    const measure = () => setOverflows(hasMore(element));
    // An observer alone would make it a Tab stop after the first paint.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={observe}
      className={styles.scroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={overflows ? 0 : -1}
      role={overflows ? "region" : undefined}
      aria-labelledby={overflows ? labelledBy : undefined}
      data-overflows={overflows ? "" : undefined}
    >
      {children}
    </div>
  );
}

function hasMore(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
}
