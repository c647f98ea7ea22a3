import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import { HiddenText } from "../text/hidden-text.tsx";
import styles from "./skeleton.module.css";

/** What a skeleton takes: blocks in the layout of what is coming. */
export type SkeletonProps = ComponentPropsWithRef<"div">;

/** Holds skeleton blocks, shows them after 300 ms, and says that something is loading. */
export function Skeleton({ className, children, ...rest }: SkeletonProps) {
  const { t } = useLingui();
  return (
    <div {...rest} aria-busy="true" className={joinClassNames(styles["skeleton"], className)}>
      <HiddenText>{t`Loading...`}</HiddenText>
      {children}
    </div>
  );
}

/** What a skeleton block takes; its size comes from its class or style. */
export type SkeletonBlockProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** Whether it is laid, with square corners, or a line of text. */
  readonly isLaid?: boolean;
};

/** A still block in the place of something that is loading. */
export function SkeletonBlock({ isLaid = false, className, ...rest }: SkeletonBlockProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClassNames(styles["block"], isLaid && styles["laid"], className)}
    />
  );
}
