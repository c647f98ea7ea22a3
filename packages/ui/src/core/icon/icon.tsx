import type { LucideIcon, LucideProps } from "lucide-react";
import { memo } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./icon.module.css";

/** The props of an icon: the drawing, and its size. */
export type IconProps = Omit<LucideProps, "size" | "strokeWidth"> & {
  readonly icon: LucideIcon;
  /** 16 beside text, 20 on its own, 12 inside tags. */
  readonly sizePx?: 12 | 16 | 20 | undefined;
};

/**
 * A decorative icon with the library's stroke: 1.5, square caps, miter joins. Its control has the
 * accessible name. It renders only when its props change.
 */
export const Icon = memo(function Icon(props: IconProps) {
  const { icon: Drawing, sizePx = 16, className, ...rest } = props;
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      {...rest}
      size={sizePx}
      strokeWidth={sizePx === 12 ? 2 : 1.5}
      className={joinClassNames(styles.icon, className)}
    />
  );
});
