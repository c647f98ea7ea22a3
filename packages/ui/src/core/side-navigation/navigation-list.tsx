import { keyOf, type NavigationItem } from "./navigation-item.ts";
import { NavigationLink, type NavigationPlace } from "./navigation-link.tsx";
import { NavigationParent } from "./navigation-parent.tsx";
import styles from "./navigation-row.module.css";

type NavigationListProps = NavigationPlace & {
  readonly items: readonly NavigationItem[];
  /** True when every parent is open, for example during a search. */
  readonly isEveryOpen?: boolean | undefined;
  readonly depth?: number | undefined;
};

/** A vertical list of navigation items: links, and parents that expand. */
export function NavigationList({ items, depth = 0, ...shared }: NavigationListProps) {
  return (
    <ul className={depth > 0 ? styles.nested : undefined}>
      {items.map((item) => (
        <li key={keyOf(item)}>
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
