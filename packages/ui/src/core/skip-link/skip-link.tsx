import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./skip-link.module.css";

/** The props of a skip link. */
export type SkipLinkProps = Omit<ComponentPropsWithRef<"a">, "href" | "children"> & {
  /** The id of the target element. */
  readonly targetId?: string | undefined;
};

/** The first Tab stop of a page: skips the header and moves to the main content. Visible only on focus. */
export function SkipLink({ targetId = "main", className, onClick, ...rest }: SkipLinkProps) {
  const { t } = useLingui();
  function skip(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (event.defaultPrevented || !target) return;
    // A changed address would trigger a navigation of the router.
    event.preventDefault();
    target.tabIndex = -1;
    target.focus();
    target.scrollIntoView();
  }
  return (
    <a
      {...rest}
      href={`#${targetId}`}
      onClick={skip}
      className={joinClassNames(styles.skip, className)}
    >
      {t`Skip to content`}
    </a>
  );
}
