import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useState } from "react";
import { useLocale } from "react-aria-components";
import { TextField } from "../field/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import { FlyoutList } from "./flyout-list.tsx";
import { type NavigationGroup, searchItems } from "./navigation-item.ts";
import type { NavigationPlace } from "./navigation-link.tsx";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./side-navigation.module.css";

type GroupItemsProps = {
  readonly group: NavigationGroup;
  readonly isCollapsed: boolean;
  readonly place: NavigationPlace;
};

/** A top-level group: its items as a tree, or as icons. */
export function GroupItems({ group, isCollapsed, place }: GroupItemsProps) {
  if (group.isSearchable && !isCollapsed) return <SearchedItems group={group} place={place} />;
  const { items } = group;
  return (
    <div className={styles.group}>
      {isCollapsed ? (
        <FlyoutList isIcon items={items} placement="right top" {...place} />
      ) : (
        <>
          <GroupHeading group={group} />
          <NavigationList items={items} {...place} />
        </>
      )}
    </div>
  );
}

function GroupHeading({ group: { heading, detail } }: Pick<GroupItemsProps, "group">) {
  if (heading === undefined) return null;
  return (
    <h2 className={styles.heading}>
      {heading}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </h2>
  );
}

/** A group with a search at its top. */
function SearchedItems({ group, place }: Omit<GroupItemsProps, "isCollapsed">) {
  const { label, items, alsoFinds = [] } = group;
  const { t } = useLingui();
  const { locale } = useLocale();
  const [text, setText] = useState("");
  const isSearched = text.trim() !== "";
  const found = searchItems(isSearched ? [...alsoFinds, ...items] : items, text, locale);
  return (
    <div className={styles.group}>
      <TextField
        aria-label={label === undefined ? t`Search` : t`Search: ${label}`}
        type="search"
        placeholder={t`Search...`}
        leading={<Icon icon={Search} />}
        value={text}
        onChange={setText}
        className={styles.search}
      />
      <output>
        {found.length === 0 && <span className={styles.nothing}>{t`No results found`}</span>}
      </output>
      {!isSearched && <GroupHeading group={group} />}
      {found.length > 0 && <NavigationList items={found} isEveryOpen={isSearched} {...place} />}
    </div>
  );
}
