import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import styles from "./stage.module.css";

/** The place of the divider in percent of the frame, which stays while the page is open. */
let placePercent = 52;

const keySteps: Readonly<Record<string, (percent: number) => number>> = {
  ArrowLeft: (percent) => percent - 2,
  ArrowRight: (percent) => percent + 2,
  PageDown: (percent) => percent - 10,
  PageUp: (percent) => percent + 10,
  Home: () => 0,
  End: () => 100,
};

type SplitDividerProps = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly label: string;
};

/** Divides a frame into two sides; the pointer and the arrow keys move it. */
export function SplitDivider({ frame, label }: SplitDividerProps) {
  const handle = useRef<HTMLDivElement>(null);

  /** Moves the divider without a render, which a drag would wait for. */
  function moveTo(percent: number) {
    placePercent = Math.min(100, Math.max(0, Math.round(percent * 10) / 10));
    frame.current?.style.setProperty("--split", `${placePercent}%`);
    handle.current?.setAttribute("aria-valuenow", `${Math.round(placePercent)}`);
  }
  useLayoutEffect(() => moveTo(placePercent));

  function drag(event: PointerEvent<HTMLElement>) {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveTo(((event.clientX - box.left) / box.width) * 100);
  }
  function moveByKey(event: KeyboardEvent) {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    moveTo(step(placePercent));
  }
  return (
    <div
      ref={handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input would cover the frame
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(placePercent)}
      className={styles.divider}
      onKeyDown={moveByKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <i className={styles.grip} />
    </div>
  );
}
