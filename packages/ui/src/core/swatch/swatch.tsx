import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./swatch.module.css";

/** The props of a swatch. */
export type SwatchProps = Omit<ComponentPropsWithRef<"span">, "children" | "color"> & {
  /** Any CSS color. */
  readonly color: string;
  readonly sizePx?: 10 | 16 | 24 | 32 | undefined;
};

/** A square of a color, with a ring that makes pale ones visible; its text is beside it. */
export function Swatch({ color, sizePx = 16, className, style, ...rest }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClassNames(styles.swatch, className)}
      style={{ width: sizePx, height: sizePx, backgroundColor: color, ...style }}
    />
  );
}
