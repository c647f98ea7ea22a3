import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./swatch.module.css";

/** What a swatch takes. */
export type SwatchProps = Omit<ComponentPropsWithRef<"span">, "children" | "color"> & {
  /** Any CSS color. */
  readonly color: string;
  readonly sizePx?: 10 | 16 | 24 | 32;
};

/** A square of a color, ringed so that pale ones stand out; its text stands beside it. */
export function Swatch({ color, sizePx = 16, className, style, ...rest }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClassNames(styles["swatch"], className)}
      style={{ width: sizePx, height: sizePx, backgroundColor: color, ...style }}
    />
  );
}
