import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./logo.module.css";

/** The props of the logo. */
export type LogoProps = ComponentPropsWithRef<"span"> & {
  /** True when the word is beside the tiles; otherwise the tiles get an accessible name. */
  readonly hasWord?: boolean | undefined;
};

/** Five tiles that form a T, one of them in the accent. */
export function Logo({ hasWord = true, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={joinClassNames(styles.logo, className)}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        {...(hasWord ? { "aria-hidden": true } : { role: "img", "aria-label": "Tessera" })}
      >
        <path fill="currentColor" d="M0 0h6v6H0zM14 0h6v6h-6zM7 7h6v6H7zM7 14h6v6H7z" />
        <path className={styles.accent} d="M7 0h6v6H7z" />
      </svg>
      {hasWord && "Tessera"}
    </span>
  );
}
