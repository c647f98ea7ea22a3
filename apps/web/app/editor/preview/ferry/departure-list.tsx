import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./ferry.module.css";

/** A departure of the ferry timetable in previews; the names are real quays. */
type Sailing = {
  readonly time: string;
  readonly from: string;
  readonly to: string;
  readonly ship: string;
  readonly status: "boarding" | "onTime" | "held";
};

/** The morning's departures. */
const sailings: readonly Sailing[] = [
  { time: "07:40", from: "Üsküdar", to: "Beşiktaş", ship: "Şehit Işık", status: "boarding" },
  { time: "07:55", from: "Kadıköy", to: "Eminönü", ship: "Suhulet", status: "onTime" },
  { time: "08:10", from: "Çengelköy", to: "Kabataş", ship: "Barış", status: "onTime" },
  { time: "08:25", from: "Bostancı", to: "Büyükada", ship: "Fenerbahçe", status: "held" },
  { time: "08:30", from: "Karaköy", to: "Haydarpaşa", ship: "İnciburnu", status: "onTime" },
  { time: "08:45", from: "Üsküdar", to: "Eminönü", ship: "Suhulet", status: "onTime" },
];

const statuses: Readonly<
  Record<Sailing["status"], { text: ReactNode; className: string | undefined }>
> = {
  boarding: { text: <Trans>Boarding</Trans>, className: styles.tagSolid },
  onTime: { text: <Trans>On time</Trans>, className: styles.tagSuccess },
  held: { text: <Trans>Delayed</Trans>, className: styles.tagWarning },
};

/** Shows the departures, with the next one marked. */
export function DepartureList() {
  return (
    <div className={styles.list}>
      {sailings.map((sailing) => (
        <div className={styles.row} key={sailing.time}>
          <span className={styles.time}>{sailing.time}</span>
          <span className={styles.route}>
            {sailing.from} <em>→</em> {sailing.to}
            <small>{sailing.ship}</small>
          </span>
          <span className={statuses[sailing.status].className}>
            {statuses[sailing.status].text}
          </span>
        </div>
      ))}
    </div>
  );
}
