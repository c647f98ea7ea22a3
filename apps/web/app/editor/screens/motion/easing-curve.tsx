import type { EasingPoints } from "./named-easings.ts";
import styles from "./easing-curve.module.css";

/** The margin around the curve, in hundredths of its width. */
const margin = 6;

/**
 * Draws an easing: time to the right, progress upwards. The numbers beside it describe the picture.
 */
export function EasingCurve({ points }: { readonly points: EasingPoints }) {
  const [x1, y1, x2, y2] = points.map((point) => point * 100) as [number, number, number, number];
  const low = Math.min(0, y1, y2);
  const high = Math.max(100, y1, y2);
  const box = [-margin, -high - margin, 100 + 2 * margin, high - low + 2 * margin].join(" ");
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      preserveAspectRatio="none"
      className={styles.curve}
      data-curve={points.join(" ")}
    >
      <path className={styles.frame} d="M0 0H100M0 -100H100" />
      <path className={styles.handle} d={`M0 0L${x1} ${-y1}M100 -100L${x2} ${-y2}`} />
      <path className={styles.line} d={`M0 0C${x1} ${-y1} ${x2} ${-y2} 100 -100`} />
    </svg>
  );
}
