import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./dialog.module.css";

/** The props of the buttons of a dialog. */
export type DialogActionsProps = ComponentPropsWithRef<"div"> & {
  /** Shows the buttons below each other, for answers too long for one row. */
  readonly isStacked?: boolean | undefined;
};

/** The row of buttons at the end of a dialog: the safe one first. */
export function DialogActions({ isStacked, className, ...rest }: DialogActionsProps) {
  const stacked = isStacked && styles.stacked;
  return <div {...rest} className={joinClassNames(styles.actions, stacked, className)} />;
}
