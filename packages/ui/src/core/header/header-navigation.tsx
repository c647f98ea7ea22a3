import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import { HeaderDropdown } from "./header-dropdown.tsx";
import type { HeaderItem } from "./header-item.ts";
import { HeaderLink } from "./header-link.tsx";
import styles from "./header.module.css";

/** The props of the header's navigation. */
export type HeaderNavigationProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  readonly items: readonly HeaderItem[];
};

/** The header's items, some with children; narrow screens show `HeaderMenu` instead. */
export function HeaderNavigation({ items, className, ...rest }: HeaderNavigationProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} {...rest} className={joinClassNames(styles.navigation, className)}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title} className={styles.place}>
            {item.children ? (
              <HeaderDropdown item={item} />
            ) : (
              <HeaderLink place={item} className={styles.item}>
                {item.title}
              </HeaderLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
