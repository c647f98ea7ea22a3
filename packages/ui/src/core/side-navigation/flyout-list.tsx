import type { PopoverProps } from "../popover/popover.tsx";
import { keyOf, type NavigationItem } from "./navigation-item.ts";
import { NavigationFlyout } from "./navigation-flyout.tsx";
import { NavigationLink, type NavigationPlace } from "./navigation-link.tsx";

type FlyoutListProps = NavigationPlace & {
  readonly items: readonly NavigationItem[];
  /** True when it shows only icons, with titles in tooltips. */
  readonly isIcon: boolean;
  readonly placement: NonNullable<PopoverProps["placement"]>;
  readonly className?: string | undefined;
};

/** Navigation items without room for their children: a parent opens its items in a flyout. */
export function FlyoutList({ items, placement, className, ...shared }: FlyoutListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          {item.children ? (
            <NavigationFlyout item={item} placement={placement} {...shared} />
          ) : (
            <NavigationLink item={item} hasValue={false} {...shared} />
          )}
        </li>
      ))}
    </ul>
  );
}
