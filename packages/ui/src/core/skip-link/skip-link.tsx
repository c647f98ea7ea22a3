import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./skip-link.module.css";

/** What a skip link takes. */
export type SkipLinkProps = Omit<ComponentPropsWithRef<"a">, "href" | "children"> & {
  /** The id of the element that it leads to. */
  readonly targetId?: string;
};

/** The first stop of the keyboard on a page: leads past the header to what the page is about. Seen only while it has the focus. */
export function SkipLink({ targetId = "main", className, onClick, ...rest }: SkipLinkProps) {
  const { t } = useLingui();
  function skip(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (event.defaultPrevented || !target) return;
    // The address stays as it is: a router would take a new one for a step to another page.
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
      className={joinClassNames(styles["skip"], className)}
    >
      {t`Skip to content`}
    </a>
  );
}
