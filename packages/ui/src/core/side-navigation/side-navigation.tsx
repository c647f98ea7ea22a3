import type { ComponentPropsWithRef, ReactNode } from "react";
import { joinClassNames } from "../class-names.ts";
import { IconList } from "./icon-list.tsx";
import { type NavigationGroup, visibleGroups } from "./navigation-item.ts";
import type { NavigationPlace } from "./navigation-link.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { NavigationSearch } from "./navigation-search.tsx";
import styles from "./side-navigation.module.css";
import { useGroupSearch } from "./use-group-search.ts";

/** What a navigation of an area takes. */
export type NavigationProps = Omit<ComponentPropsWithRef<"nav">, "children"> &
  NavigationPlace & {
    readonly label: string;
    readonly groups: readonly NavigationGroup[];
    readonly isSignedIn: boolean;
    /** Whether it shows icons alone, their titles in tooltips. */
    readonly isCollapsed?: boolean;
  };

/** What a side navigation takes. */
export type SideNavigationProps = NavigationProps & {
  /** What stands at the bottom: versions, commands. */
  readonly end?: ReactNode;
};

/** The places of an area as a tree, 286 px wide, or as icons. Links go through the router that the application provides. */
export function SideNavigation(props: SideNavigationProps) {
  const { label, groups, isSignedIn, isCollapsed = false, end, className, ...others } = props;
  const { currentPath, onNavigate, ...rest } = others;
  const visible = visibleGroups(groups, isSignedIn);
  const { text, setText, found, isNothingFound } = useGroupSearch(visible, !isCollapsed);
  const place = { currentPath, ...(onNavigate && { onNavigate }) };
  const searchedId = visible.find(({ isSearchable }) => isSearchable)?.id;
  return (
    <nav
      {...rest}
      aria-label={label}
      className={joinClassNames(styles["side"], isCollapsed && styles["collapsed"], className)}
    >
      {found.map(({ id, items }) => {
        const hasSearch = id === searchedId && !isCollapsed;
        if (items.length === 0 && !hasSearch) return null;
        return (
          <div key={id} className={styles["group"]}>
            {hasSearch && (
              <NavigationSearch text={text} onType={setText} isNothingFound={isNothingFound} />
            )}
            {isCollapsed ? (
              <IconList items={items} {...place} />
            ) : (
              <NavigationList items={items} isEveryOpen={text.trim() !== ""} {...place} />
            )}
          </div>
        );
      })}
      {end !== undefined && <div className={styles["end"]}>{end}</div>}
    </nav>
  );
}
