import { Trans } from "@lingui/react/macro";
import styles from "./ferry.module.css";

/** Boardings from 5 to 22 o'clock, in percent of the busiest hour. */
const boardingsByHour: readonly number[] = [
  12, 18, 34, 62, 96, 88, 54, 40, 38, 44, 58, 72, 90, 100, 76, 52, 30, 16,
];

/** Shows the boardings of the day by hour; busier hours have a stronger step of the palette. */
export function BoardingsChart() {
  return (
    <div className={styles.card}>
      <div className={styles.chartTitle}>
        <b>
          <Trans>Boardings by hour</Trans>
        </b>
        <span className={styles.muted}>05–22</span>
      </div>
      <div className={styles.bars}>
        {boardingsByHour.map((percent, hour) => (
          <i key={hour} className={barClass(percent)} style={{ height: `${percent}%` }} />
        ))}
      </div>
    </div>
  );
}

function barClass(percent: number): string | undefined {
  if (percent > 80) return styles.barStrong;
  return percent > 50 ? styles.bar : styles.barWeak;
}
