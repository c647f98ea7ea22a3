import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./tag.module.css";

/** The props of a tag. */
export type TagProps = ComponentPropsWithRef<"span"> & {
  readonly kind?: "neutral" | "outlined" | "accent" | "success" | "warning" | "danger" | undefined;
  readonly icon?: LucideIcon | undefined;
};

/** A word that marks a state; a status has a word or icon besides its color. */
export function Tag({ kind = "neutral", icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={joinClassNames(styles.tag, styles[kind], className)}>
      {icon && <Icon icon={icon} sizePx={12} />}
      {children}
    </span>
  );
}
