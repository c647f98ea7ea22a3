import type { ReactNode } from "react";
import styles from "./hidden-text.module.css";

/** A text for screen readers only. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles["hidden"]}>{children}</span>;
}
