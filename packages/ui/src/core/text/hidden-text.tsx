import type { ReactNode } from "react";
import styles from "./hidden-text.module.css";

/** A text for screen readers only; as an output its changes are announced. */
export function HiddenText({
  as: Tag = "span",
  children,
}: {
  readonly as?: "span" | "output";
  readonly children: ReactNode;
}) {
  return <Tag className={styles["hidden"]}>{children}</Tag>;
}
