import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./hidden-text.module.css";

/** The props of a hidden text. */
export type HiddenTextProps = ComponentPropsWithRef<"output"> & {
  /** The element; an output announces its changes. */
  readonly as?: "span" | "output" | undefined;
};

/** A text for screen readers only; changes of an output are announced. */
export function HiddenText({ as: Tag = "span", className, ...rest }: HiddenTextProps) {
  return <Tag {...rest} className={joinClassNames(styles.hidden, className)} />;
}
