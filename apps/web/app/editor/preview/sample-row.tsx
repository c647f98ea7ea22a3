import type { ReactNode } from "react";
import { SampleLabel } from "./sample-label.tsx";
import styles from "./sample.module.css";

type SampleRowProps = {
  readonly label: string;
  /** The token that it shows. */
  readonly path: string;
  readonly children: ReactNode;
};

/** One token of a sample: what it is called, what it measures and what it looks like. */
export function SampleRow({ label, path, children }: SampleRowProps) {
  return (
    <div className={styles.row}>
      <SampleLabel name={label} path={path} />
      {children}
    </div>
  );
}
