import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import { useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { TextField } from "../field/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import { type NavigationGroup, searchItems, visibleItems } from "./navigation-item.ts";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./side-navigation.module.css";

/** What a side navigation takes. */
export type SideNavigationProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  readonly label: string;
  readonly groups: readonly NavigationGroup[];
  readonly currentPath: string;
  readonly isSignedIn: boolean;
  /** Called with the path of an item that was chosen. */
  readonly onNavigate?: (path: string) => void;
  /** What stands at the bottom: versions, commands. */
  readonly end?: ReactNode;
};

/** The places of an area as a tree, 286 px wide. Links go through the router that the application provides. */
export function SideNavigation(props: SideNavigationProps) {
  const { label, groups, currentPath, isSignedIn, onNavigate, end, className, ...rest } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const [search, setSearch] = useState("");
  const shown = groups.flatMap((group) => {
    const items = visibleItems(group.items, isSignedIn);
    if (items.length === 0) return [];
    return [{ ...group, items: group.isSearchable ? searchItems(items, search, locale) : items }];
  });
  const isNothingFound = search !== "" && shown.every(({ items }) => items.length === 0);
  return (
    <nav {...rest} aria-label={label} className={joinClassNames(styles["side"], className)}>
      {shown.some(({ isSearchable }) => isSearchable) && (
        <TextField
          aria-label={t`Search`}
          type="search"
          placeholder={t`Search…`}
          leading={<Icon icon={Search} />}
          value={search}
          onChange={setSearch}
          className={styles["search"] ?? ""}
        />
      )}
      <output>
        {isNothingFound && <span className={styles["nothing"]}>{t`No results found`}</span>}
      </output>
      {shown.map(({ id, items }) =>
        items.length === 0 ? null : (
          <NavigationList
            key={id}
            items={items}
            currentPath={currentPath}
            isEveryOpen={search !== ""}
            className={styles["group"]}
            {...(onNavigate && { onNavigate })}
          />
        ),
      )}
      {end !== undefined && <div className={styles["end"]}>{end}</div>}
    </nav>
  );
}
