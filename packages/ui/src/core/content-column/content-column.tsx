import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./content-column.module.css";

/** The props of a content column. */
export type ContentColumnProps = ComponentPropsWithRef<"div">;

/**
 * The main content of a page, with the width of the user's theme: 1200 px in the center, or the
 * full window.
 */
export function ContentColumn({ className, ...rest }: ContentColumnProps) {
  return <div {...rest} className={joinClassNames(styles.column, className)} />;
}
