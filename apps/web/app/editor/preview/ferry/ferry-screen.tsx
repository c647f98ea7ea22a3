import { Trans, useLingui } from "@lingui/react/macro";
import { BoardingsChart } from "./boardings-chart.tsx";
import { DepartureList } from "./departure-list.tsx";
import styles from "./ferry.module.css";
import type { ReactNode } from "react";

/**
 * Shows a small complete screen, the timetable of a ferry line, with the tokens of its scope only.
 */
export function FerryScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <div className={styles.navigation}>
        <b className={styles.brand}>
          <i className={styles.mark} />
          Vapur
        </b>
        <span className={styles.current}>{t`Today`}</span>
        <span className={styles.link}>{t`Lines`}</span>
        <span className={styles.link}>{t`Fleet`}</span>
        <span className={styles.link}>{t`Shifts`}</span>
        <span className={styles.link}>{t`Notices`}</span>
      </div>
      <div className={styles.page}>
        <FerryTitle />
        <FigureCards />
        <BoardingsChart />
        <DepartureList />
        <FerryForm />
      </div>
    </div>
  );
}

function FerryTitle() {
  const { t } = useLingui();
  return (
    <div className={styles.title}>
      <div>
        <div className={styles.heading}>{t`Morning departures`}</div>
        <div className={styles.muted}>{t`Saturday, 21 November`}</div>
      </div>
      <div className={styles.actions}>
        <span className={styles.buttonOutlined}>{t`Print`}</span>
        <span className={styles.button}>{t`Add sailing`}</span>
      </div>
    </div>
  );
}

function FerryForm() {
  const { t } = useLingui();
  return (
    <div className={styles.form}>
      <span className={styles.input}>
        <small>{t`From`}</small>
        Üsküdar
      </span>
      <span className={styles.inputFocused}>
        <small>{t`To`}</small>
        Beşiktaş
      </span>
      <span className={styles.buttonOutlined}>{t`Search`}</span>
    </div>
  );
}

type Figure = { readonly label: ReactNode; readonly value: ReactNode; readonly note: ReactNode };

const figures: readonly Figure[] = [
  { label: <Trans>Next sailing</Trans>, value: "07:40", note: <Trans>Üsküdar to Beşiktaş</Trans> },
  {
    label: <Trans>On time</Trans>,
    value: <Trans>31 of 33</Trans>,
    note: <Trans>2 delayed by fog</Trans>,
  },
  { label: <Trans>Crew on shift</Trans>, value: "46", note: <Trans>Şehit Işık needs 1</Trans> },
];

/** Shows three figures of the day. */
function FigureCards() {
  return (
    <div className={styles.cards}>
      {figures.map(({ label, value, note }, index) => (
        <div className={styles.card} key={index}>
          <span className={styles.muted}>{label}</span>
          <b className={styles.figure}>{value}</b>
          <small>{note}</small>
        </div>
      ))}
    </div>
  );
}
