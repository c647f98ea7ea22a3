import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import { HiddenText } from "../text/hidden-text.tsx";
import styles from "./skeleton.module.css";

/** The props of a skeleton: blocks in the layout of the loading content. */
export type SkeletonProps = ComponentPropsWithRef<"div">;

/** Shows skeleton blocks after 300 ms, and announces that something is loading. */
export function Skeleton({ className, children, ...rest }: SkeletonProps) {
  const { t } = useLingui();
  return (
    <div {...rest} aria-busy="true" className={joinClassNames(styles.skeleton, className)}>
      <HiddenText>{t`Loading...`}</HiddenText>
      {children}
    </div>
  );
}

/** The props of a skeleton block; its size comes from its class or style. */
export type SkeletonBlockProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** True for a block with square corners; otherwise it is a line of text. */
  readonly isLaid?: boolean | undefined;
};

/** A static placeholder of loading content. */
export function SkeletonBlock({ isLaid = false, className, ...rest }: SkeletonBlockProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClassNames(styles.block, isLaid && styles.laid, className)}
    />
  );
}
