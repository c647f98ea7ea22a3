import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { sailings, type Sailing } from "./sailings.ts";
import styles from "./ferry.module.css";

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
