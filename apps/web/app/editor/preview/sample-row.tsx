import type { ReactNode } from "react";
import styles from "./sample.module.css";

type SampleRowProps = { readonly label: string; readonly children: ReactNode };

/** One token of a sample: what it is called and what it looks like. */
export function SampleRow({ label, children }: SampleRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
