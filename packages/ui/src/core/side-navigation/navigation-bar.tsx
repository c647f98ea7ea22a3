import { joinClassNames } from "../class-names.ts";
import { FlyoutList } from "./flyout-list.tsx";
import { visibleGroups } from "./navigation-item.ts";
import styles from "./navigation-bar.module.css";
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
        <FlyoutList
          key={id}
          items={items}
          isIcon={isCollapsed}
          placement="bottom start"
          className={styles.group}
          {...place}
        />
      ))}
    </nav>
  );
}
