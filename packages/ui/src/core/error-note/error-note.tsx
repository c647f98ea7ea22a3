import { CircleX } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./error-note.module.css";

/** The props of an error note: what happened and what to do, and an optional button for it. */
export type ErrorNoteProps = ComponentPropsWithRef<"div"> & {
  /** A button that helps, such as 'Retry'. */
  readonly action?: ReactNode;
};

/** Shows beside the failed element what happened and what to do. */
export function ErrorNote({ action, className, children, ...rest }: ErrorNoteProps) {
  return (
    <div role="alert" {...rest} className={joinClassNames(styles.note, className)}>
      <Icon icon={CircleX} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
