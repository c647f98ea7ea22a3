import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "react-aria-components";
import iconStyles from "../icon/icon.module.css";
import { Icon } from "../icon/icon.tsx";
import { ItemSign } from "./item-sign.tsx";
import { containsPath, keyOf, type NavigationItem } from "./navigation-item.ts";
import { NavigationLink, type NavigationPlace } from "./navigation-link.tsx";
import styles from "./navigation-row.module.css";

type NavigationListProps = NavigationPlace & {
  readonly items: readonly NavigationItem[];
  /** True when every parent is open, for example during a search. */
  readonly isEveryOpen?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A vertical list of navigation items: links, and parents that expand. */
export function NavigationList({ items, className, ...shared }: NavigationListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          {item.children ? (
            <NavigationParent item={item} items={item.children} {...shared} />
          ) : (
            <NavigationLink item={item} {...shared} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** An item with children. It expands around the current page; with its own path, its name is a link. */
function NavigationParent(props: NavigationListProps & { readonly item: NavigationItem }) {
  const { item, items, isEveryOpen = false, ...place } = props;
  const { t } = useLingui();
  const id = useId();
  const [isChosenOpen, setIsOpen] = useOpening(containsPath(item, place.currentPath));
  const isOpen = isEveryOpen || isChosenOpen;
  const disclosure = {
    "aria-expanded": isOpen,
    "aria-controls": id,
    onPress: () => setIsOpen(!isOpen),
  };
  const chevron = <Icon icon={ChevronDown} sizePx={12} className={iconStyles.chevron} />;
  return (
    <>
      {item.path === undefined ? (
        <Button {...disclosure} className={styles.row}>
          <ItemSign item={item} isIcon={false} />
          {chevron}
        </Button>
      ) : (
        <div className={styles.split}>
          <NavigationLink item={item} {...place} />
          <Button
            {...disclosure}
            aria-label={t`Pages under ${item.title}`}
            className={styles.toggle}
          >
            {chevron}
          </Button>
        </div>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <NavigationList
            items={items}
            isEveryOpen={isEveryOpen}
            className={styles.nested}
            {...place}
          />
        )}
      </div>
    </>
  );
}

/** Returns the expanded state: the user's choice, and true whenever navigation reaches the item. */
function useOpening(isHere: boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(isHere);
  const [wasHere, setWasHere] = useState(isHere);
  if (wasHere !== isHere) {
    setWasHere(isHere);
    setIsOpen(isHere);
  }
  return [isOpen, setIsOpen];
}
