import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./header.module.css";

/** The props of a header, which contains the logo, `HeaderNavigation`, a `HeaderSpace`, and actions. */
export type HeaderProps = ComponentPropsWithRef<"header"> & {
  /** The wide gutter of public pages, or that of the application. */
  readonly gutter?: "public" | "application" | undefined;
};

/** The bar at the top of every page, 56 px high. */
export function Header({ gutter = "application", className, ...rest }: HeaderProps) {
  return <header {...rest} className={joinClassNames(styles.header, styles[gutter], className)} />;
}

/** A flexible space that moves the following items to the end of the header. */
export function HeaderSpace() {
  return <span className={styles.space} />;
}
