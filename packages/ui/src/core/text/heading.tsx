import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./heading.module.css";

/** The size of a heading in the type scale; the large ones shrink on narrow screens. */
export type HeadingSize =
  | "hero"
  | "price"
  | "teaser"
  | "page"
  | "section"
  | "figure"
  | "tile"
  | "pane"
  | "part";

/** The props of a heading. */
export type HeadingProps = ComponentPropsWithRef<"h1"> & {
  /** Its level in the page's outline, independent of its size. */
  readonly level: 1 | 2 | 3 | 4;
  readonly size: HeadingSize;
};

/** A heading of the type scale. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={joinClassNames(styles.heading, styles[size], className)} />;
}
