import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./dialog.module.css";

/** The row of buttons at the end of a dialog: the safe one first. */
export function DialogActions({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div {...rest} className={joinClassNames(styles.actions, className)} />;
}
