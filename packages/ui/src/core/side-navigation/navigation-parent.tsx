import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { containsPath, type NavigationItem } from "./navigation-item.ts";
import { NavigationLink } from "./navigation-link.tsx";
import styles from "./side-navigation.module.css";

type NavigationParentProps = {
  readonly item: NavigationItem;
  readonly currentPath: string;
  readonly isEveryOpen: boolean;
  readonly onNavigate?: (path: string) => void;
  readonly renderChildren: (children: readonly NavigationItem[]) => ReactNode;
};

/** A place with places under it. It starts open where the current place is; with a path of its own, its name is a link. */
export function NavigationParent(props: NavigationParentProps) {
  const { item, currentPath, isEveryOpen, onNavigate, renderChildren } = props;
  const id = useId();
  const [isChosenOpen, setIsChosenOpen] = useState<boolean>();
  const isOpen = isEveryOpen || (isChosenOpen ?? containsPath(item, currentPath));
  const disclosure = { "aria-expanded": isOpen, "aria-controls": id };
  return (
    <>
      {item.path === undefined ? (
        <Button
          {...disclosure}
          onPress={() => setIsChosenOpen(!isOpen)}
          className={joinClassNames(styles["row"])}
        >
          {item.icon && <Icon icon={item.icon} />}
          <span className={styles["title"]}>{item.title}</span>
          <Icon icon={ChevronDown} sizePx={12} className={styles["chevron"]} />
        </Button>
      ) : (
        <div className={styles["split"]}>
          <NavigationLink
            item={item}
            currentPath={currentPath}
            {...(onNavigate && { onNavigate })}
          />
          <Button
            {...disclosure}
            aria-label={item.title}
            onPress={() => setIsChosenOpen(!isOpen)}
            className={joinClassNames(styles["toggle"])}
          >
            <Icon icon={ChevronDown} sizePx={12} className={styles["chevron"]} />
          </Button>
        </div>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && renderChildren(item.children ?? [])}
      </div>
    </>
  );
}
