import { keyOf, type NavigationItem } from "./navigation-item.ts";
import { NavigationFlyout } from "./navigation-flyout.tsx";
import { NavigationLink, type NavigationPlace } from "./navigation-link.tsx";

type IconListProps = NavigationPlace & { readonly items: readonly NavigationItem[] };

/** A vertical list of navigation icons; a parent opens its items in a flyout. */
export function IconList({ items, ...place }: IconListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          {item.children ? (
            <NavigationFlyout isIcon item={item} placement="right top" {...place} />
          ) : (
            <NavigationLink isIcon item={item} {...place} />
          )}
        </li>
      ))}
    </ul>
  );
}
