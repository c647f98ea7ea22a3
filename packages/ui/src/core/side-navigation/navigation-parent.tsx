import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import { ItemSign } from "./item-sign.tsx";
import { containsPath, type NavigationItem } from "./navigation-item.ts";
import { NavigationLink, type NavigationPlace } from "./navigation-link.tsx";
import styles from "./navigation-row.module.css";

type NavigationParentProps = NavigationPlace & {
  readonly item: NavigationItem;
  readonly isEveryOpen?: boolean | undefined;
  readonly renderChildren: (children: readonly NavigationItem[]) => ReactNode;
};

/** An item with children. It expands around the current page; with its own path, its name is a link. */
export function NavigationParent(props: NavigationParentProps) {
  const { item, isEveryOpen = false, renderChildren, ...place } = props;
  const { t } = useLingui();
  const id = useId();
  const [isChosenOpen, setIsOpen] = useOpening(containsPath(item, place.currentPath));
  const isOpen = isEveryOpen || isChosenOpen;
  const disclosure = {
    "aria-expanded": isOpen,
    "aria-controls": id,
    onPress: () => setIsOpen(!isOpen),
  };
  return (
    <>
      {item.path === undefined ? (
        <Button {...disclosure} className={styles.row}>
          <ItemSign item={item} isIcon={false} />
          <Icon icon={ChevronDown} sizePx={12} className={styles.chevron} />
        </Button>
      ) : (
        <div className={styles.split}>
          <NavigationLink item={item} {...place} />
          <Button
            {...disclosure}
            aria-label={t`Pages under ${item.title}`}
            className={styles.toggle}
          >
            <Icon icon={ChevronDown} sizePx={12} className={styles.chevron} />
          </Button>
        </div>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && renderChildren(item.children ?? [])}
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
