import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./text.module.css";

/** The props of a text. */
export type TextProps = ComponentPropsWithRef<"p"> & {
  /** The element; defaults to a paragraph. */
  readonly as?: "p" | "span" | "div" | undefined;
  /** 12, 14 or 17 px; mono is 12 px for values, token names and ratios. */
  readonly size?: "label" | "body" | "lead" | "mono" | undefined;
  readonly tone?:
    | "text"
    | "muted"
    | "faint"
    | "success"
    | "warning"
    | "danger"
    | "info"
    | undefined;
};

/** A text of the type scale. */
export function Text({
  as: Tag = "p",
  size = "body",
  tone = "text",
  className,
  ...rest
}: TextProps) {
  return <Tag {...rest} className={joinClassNames(styles[size], styles[tone], className)} />;
}
