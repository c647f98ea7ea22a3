import type { ComponentPropsWithRef, ReactNode } from "react";
import { joinClassNames } from "../class-names.ts";
import { GroupItems } from "./group-items.tsx";
import { type NavigationGroup, visibleGroups } from "./navigation-item.ts";
import type { NavigationPlace } from "./navigation-link.tsx";
import styles from "./side-navigation.module.css";

/** The props of an area's navigation. */
export type NavigationProps = Omit<ComponentPropsWithRef<"nav">, "children"> &
  NavigationPlace & {
    readonly label: string;
    readonly groups: readonly NavigationGroup[];
    readonly isLoggedIn: boolean;
    /** True when it shows only icons, with titles in tooltips. */
    readonly isCollapsed?: boolean | undefined;
  };

/** The props of a side navigation. */
export type SideNavigationProps = NavigationProps & {
  /** Content at the bottom: versions, commands. */
  readonly end?: ReactNode;
};

/**
 * The navigation of an area as a tree, 286 px wide, or as icons. Links use the router that the
 * application provides.
 */
export function SideNavigation({
  label,
  groups,
  isLoggedIn,
  isCollapsed = false,
  end,
  className,
  currentPath,
  onNavigate,
  ...rest
}: SideNavigationProps) {
  const place = { currentPath, onNavigate };
  return (
    <nav
      {...rest}
      aria-label={label}
      className={joinClassNames(styles.side, isCollapsed && styles.collapsed, className)}
    >
      {visibleGroups(groups, isLoggedIn).map((group) => (
        <GroupItems key={group.id} group={group} isCollapsed={isCollapsed} place={place} />
      ))}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </nav>
  );
}
