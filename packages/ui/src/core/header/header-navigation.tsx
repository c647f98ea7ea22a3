import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import { Link } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./header.module.css";

/** A place of the header's navigation. */
export type HeaderItem = {
  readonly title: string;
  /** Where it leads; without one it is shown as not there yet. */
  readonly href?: string;
  readonly isCurrent?: boolean;
};

/** What the header's navigation takes. */
export type HeaderNavigationProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  readonly items: readonly HeaderItem[];
};

/** The places of the header. */
export function HeaderNavigation({ items, className, ...rest }: HeaderNavigationProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} {...rest} className={joinClassNames(styles["navigation"], className)}>
      <ul className={styles["items"]}>
        {items.map((item) => (
          <li key={item.title} className={styles["place"]}>
            <Link
              {...(item.href === undefined ? { isDisabled: true } : { href: item.href })}
              {...(item.isCurrent && { "aria-current": "page" as const })}
              className={joinClassNames(styles["item"])}
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
