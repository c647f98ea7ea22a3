import { joinClassNames } from "../class-names.ts";
import { keyOf, visibleGroups } from "./navigation-item.ts";
import styles from "./navigation-bar.module.css";
import { NavigationFlyout } from "./navigation-flyout.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import type { NavigationProps } from "./side-navigation.tsx";

/** The props of a navigation bar. */
export type NavigationBarProps = NavigationProps;

/** The items of an area side by side, under the header: a horizontal side navigation that scrolls. */
export function NavigationBar({
  label,
  groups,
  isLoggedIn,
  isCollapsed = false,
  className,
  currentPath,
  onNavigate,
  ...rest
}: NavigationBarProps) {
  const place = { currentPath, onNavigate };
  return (
    <nav {...rest} aria-label={label} className={joinClassNames(styles.bar, className)}>
      {visibleGroups(groups, isLoggedIn).map(({ id, items }) => (
        <ul key={id} className={styles.group}>
          {items.map((item) => (
            <li key={keyOf(item)}>
              {item.children ? (
                <NavigationFlyout
                  item={item}
                  isIcon={isCollapsed}
                  placement="bottom start"
                  {...place}
                />
              ) : (
                <NavigationLink item={item} isIcon={isCollapsed} hasValue={false} {...place} />
              )}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
