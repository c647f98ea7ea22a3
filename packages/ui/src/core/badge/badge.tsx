import type { ComponentPropsWithRef } from "react";
import { useLocale } from "react-aria-components";
import { printNumber } from "../../format/print-number.ts";
import { joinClassNames } from "../class-names.ts";
import styles from "./badge.module.css";

/** The props of a badge. */
export type BadgeProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  readonly count: number;
  readonly size?: "small" | "default" | "large" | undefined;
};

/** A count on a control. */
export function Badge({ count, size = "default", className, ...rest }: BadgeProps) {
  const { locale } = useLocale();
  return (
    <span {...rest} className={joinClassNames(styles.badge, styles[size], className)}>
      {printNumber(count, locale)}
    </span>
  );
}
