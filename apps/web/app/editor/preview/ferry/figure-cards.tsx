import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./ferry.module.css";

type Figure = { readonly label: ReactNode; readonly value: ReactNode; readonly note: ReactNode };

const figures: readonly Figure[] = [
  {
    label: <Trans>Next sailing</Trans>,
    value: "07:40",
    note: <Trans>Üsküdar to Beşiktaş</Trans>,
  },
  {
    label: <Trans>On time</Trans>,
    value: <Trans>31 of 33</Trans>,
    note: <Trans>2 delayed by fog</Trans>,
  },
  {
    label: <Trans>Crew on shift</Trans>,
    value: "46",
    note: <Trans>Şehit Işık needs 1</Trans>,
  },
];

/** Shows three figures of the day. */
export function FigureCards() {
  return (
    <div className={styles.cards}>
      {figures.map(({ label, value, note }, index) => (
        <div className={styles.card} key={index}>
          <span className={styles.muted}>{label}</span>
          <b className={styles.figure}>{value}</b>
          <small className={styles.note}>{note}</small>
        </div>
      ))}
    </div>
  );
}
