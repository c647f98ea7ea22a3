import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./hidden-text.module.css";

/** What a hidden text takes. */
export type HiddenTextProps = ComponentPropsWithRef<"output"> & {
  /** The element it is; an output says its changes. */
  readonly as?: "span" | "output";
};

/** A text for screen readers only; as an output its changes are announced. */
export function HiddenText({ as: Tag = "span", className, ...rest }: HiddenTextProps) {
  return <Tag {...rest} className={joinClassNames(styles["hidden"], className)} />;
}
