import { IconList } from "./icon-list.tsx";
import type { NavigationGroup } from "./navigation-item.ts";
import type { NavigationPlace } from "./navigation-link.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { NavigationSearch } from "./navigation-search.tsx";
import styles from "./side-navigation.module.css";
import { useGroupSearch } from "./use-group-search.ts";

type GroupItemsProps = {
  readonly group: NavigationGroup;
  readonly isCollapsed: boolean;
  readonly place: NavigationPlace;
};

/** A top-level group: its optional search and its items. */
export function GroupItems({ group, isCollapsed, place }: GroupItemsProps) {
  const hasSearch = group.isSearchable === true && !isCollapsed;
  const { text, setText, found } = useGroupSearch(group, hasSearch);
  return (
    <div className={styles.group}>
      {hasSearch && (
        <NavigationSearch
          label={group.label}
          text={text}
          onType={setText}
          isNothingFound={found.length === 0}
        />
      )}
      {isCollapsed && <IconList items={found} {...place} />}
      {!isCollapsed && found.length > 0 && (
        <NavigationList items={found} isEveryOpen={text.trim() !== ""} {...place} />
      )}
    </div>
  );
}
