import { type CSSProperties, type ReactNode, type RefObject, useRef } from "react";
import type { FramePlace } from "./place-frames.ts";
import styles from "./stage.module.css";
import { useScaledHeight } from "./use-scaled-height.ts";

/** A screen is no higher than this without content for it, in px of the template. */
const mostScreenPx = 900;

type ScaledFrameProps = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly page: RefObject<HTMLDivElement | null>;
  readonly place: FramePlace;
  readonly label: string;
  readonly filter?: string | undefined;
  /** The templates, which are drawn over one another and scroll together. */
  readonly screens: ReactNode;
  /** The parts over the frame, which do not scroll. */
  readonly children?: ReactNode;
};

/** Shows templates as a scaled screen that scrolls. */
export function ScaledFrame(props: ScaledFrameProps) {
  const { frame, page, place, label, filter, screens, children } = props;
  const { widthPx, scale, heightPx } = place;
  const sizer = useRef<HTMLDivElement>(null);
  useScaledHeight({ page, sizer, frame }, scale, heightPx);
  return (
    <div ref={frame} className={styles.frame} style={{ width: widthPx * scale }}>
      <section
        className={styles.scroller}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        <div ref={sizer} className={styles.sizer}>
          <div
            ref={page}
            className={styles.page}
            style={
              {
                width: widthPx,
                transform: `scale(${scale})`,
                filter,
                "--screen-height": `${Math.min(heightPx / scale, mostScreenPx)}px`,
              } as CSSProperties
            }
          >
            {screens}
          </div>
        </div>
      </section>
      {children}
    </div>
  );
}
