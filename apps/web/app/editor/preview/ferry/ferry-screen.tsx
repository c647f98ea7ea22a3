import { Trans } from "@lingui/react/macro";
import { BoardingsChart } from "./boardings-chart.tsx";
import { DepartureList } from "./departure-list.tsx";
import { FigureCards } from "./figure-cards.tsx";
import styles from "./ferry.module.css";

/**
 * Shows a small complete screen, the timetable of a ferry line, with the tokens of its scope only.
 */
export function FerryScreen() {
  return (
    <div className={styles.screen}>
      <div className={styles.navigation}>
        <b className={styles.brand}>
          <i className={styles.mark} />
          Vapur
        </b>
        <span className={styles.current}>
          <Trans>Today</Trans>
        </span>
        <span className={styles.link}>
          <Trans>Lines</Trans>
        </span>
        <span className={styles.link}>
          <Trans>Fleet</Trans>
        </span>
        <span className={styles.link}>
          <Trans>Shifts</Trans>
        </span>
        <span className={styles.link}>
          <Trans>Notices</Trans>
        </span>
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
  return (
    <div className={styles.title}>
      <div>
        <div className={styles.heading}>
          <Trans>Morning departures</Trans>
        </div>
        <div className={styles.muted}>
          <Trans>Saturday, 21 November</Trans>
        </div>
      </div>
      <div className={styles.actions}>
        <span className={styles.buttonOutlined}>
          <Trans>Print</Trans>
        </span>
        <span className={styles.button}>
          <Trans>Add sailing</Trans>
        </span>
      </div>
    </div>
  );
}

function FerryForm() {
  return (
    <div className={styles.form}>
      <span className={styles.input}>
        <small>
          <Trans>From</Trans>
        </small>
        Üsküdar
      </span>
      <span className={styles.inputFocused}>
        <small>
          <Trans>To</Trans>
        </small>
        Beşiktaş
      </span>
      <span className={styles.buttonOutlined}>
        <Trans>Search</Trans>
      </span>
    </div>
  );
}
