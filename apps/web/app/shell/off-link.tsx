import type { ReactNode } from "react";
import styles from "./header.module.css";

/** A place of the navigation whose pages are not there yet. */
export function OffLink({ children }: { children: ReactNode }) {
  return (
    <a role="link" aria-disabled="true" className={`${styles["link"]} ${styles["off"]}`}>
      {children}
    </a>
  );
}
