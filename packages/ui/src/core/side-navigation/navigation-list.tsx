import { joinClassNames } from "../class-names.ts";
import type { NavigationItem } from "./navigation-item.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { NavigationParent } from "./navigation-parent.tsx";
import styles from "./side-navigation.module.css";

/** What the lists of a side navigation share. */
export type NavigationListProps = {
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
  /** Whether every parent is open, as while searching. */
  readonly isEveryOpen: boolean;
  readonly onNavigate?: (path: string) => void;
  readonly depth?: number;
  readonly className?: string | undefined;
};

/** Some items of the navigation, each a link or a parent that opens. */
export function NavigationList({ items, depth = 0, className, ...shared }: NavigationListProps) {
  return (
    <ul className={joinClassNames(className, depth > 0 && styles["nested"])}>
      {items.map((item) => (
        <li key={item.title}>
          {item.children ? (
            <NavigationParent
              item={item}
              {...shared}
              renderChildren={(children) => (
                <NavigationList items={children} depth={depth + 1} {...shared} />
              )}
            />
          ) : (
            <NavigationLink item={item} {...shared} />
          )}
        </li>
      ))}
    </ul>
  );
}
