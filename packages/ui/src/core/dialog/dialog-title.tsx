import type { ReactNode } from "react";
import { Heading } from "react-aria-components";
import styles from "./dialog.module.css";

/** The heading that names a dialog. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Heading slot="title" level={2} className={styles["title"] ?? ""}>
      {children}
    </Heading>
  );
}
