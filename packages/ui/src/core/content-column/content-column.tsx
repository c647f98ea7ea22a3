import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./content-column.module.css";

/** What a content column takes. */
export type ContentColumnProps = ComponentPropsWithRef<"div">;

/** What a page is about, as wide as the person's theme says: 1200 px in the middle, or as wide as the window. */
export function ContentColumn({ className, ...rest }: ContentColumnProps) {
  return <div {...rest} className={joinClassNames(styles["column"], className)} />;
}
