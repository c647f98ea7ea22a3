import type { ReactNode } from "react";
import { SampleLabel } from "./sample-label.tsx";
import styles from "./sample.module.css";

type SampleRowProps = {
  readonly label: string;
  /** The path of the shown token. */
  readonly path: string;
  readonly children: ReactNode;
};

/** Shows one token of a sample: its label, its measures and its picture. */
export function SampleRow({ label, path, children }: SampleRowProps) {
  return (
    <div className={styles.row}>
      <SampleLabel name={label} path={path} />
      {children}
    </div>
  );
}
