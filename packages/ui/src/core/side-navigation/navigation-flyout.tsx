import { LazyPopup } from "../lazy-popup/lazy-popup.tsx";
import { popupPart } from "../../lazy-part/popup-part.ts";
import type { PopoverProps } from "../popover/popover.tsx";
import { FlyoutTrigger } from "./flyout-trigger.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import type { NavigationPlace } from "./navigation-link.tsx";

/** The props of a flyout. */
export type NavigationFlyoutProps = NavigationPlace & {
  readonly item: NavigationItem;
  /** True when it shows only its icon, with its title in a tooltip. */
  readonly isIcon: boolean;
  readonly placement: NonNullable<PopoverProps["placement"]>;
};

const openable = popupPart(() => import("./openable-flyout.tsx"));

/** A parent whose children do not fit: a button opens them in a flyout, starting with its own page. */
export function NavigationFlyout(props: NavigationFlyoutProps) {
  const { item, isIcon, currentPath } = props;
  const trigger = { item, isIcon, currentPath, "aria-expanded": false };
  return (
    <LazyPopup part={openable} trigger={<FlyoutTrigger {...trigger} />}>
      {({ OpenableFlyout }) => <OpenableFlyout {...props} />}
    </LazyPopup>
  );
}
