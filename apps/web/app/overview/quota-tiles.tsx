import styles from "./quota-tiles.module.css";

/** A quota as tiles: filled ones are used, the others are left. What it says stands in the text beside it. */
export function QuotaTiles({ used, total }: { used: number; total: number }) {
  return (
    <span className={styles["tiles"]} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < used ? styles["used"] : styles["left"]} />
      ))}
    </span>
  );
}
