import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import styles from "./header.module.css";

/** A place of the navigation whose pages are not there yet. */
export function OffLink({ children }: { children: ReactNode }) {
  return (
    <Link isDisabled className={`${styles["link"]} ${styles["off"]}`}>
      {children}
    </Link>
  );
}
