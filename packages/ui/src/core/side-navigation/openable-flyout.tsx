import { useState } from "react";
import { DialogTrigger } from "react-aria-components";
import { Popover } from "../popover/popover.tsx";
import { FlyoutTrigger } from "./flyout-trigger.tsx";
import type { NavigationFlyoutProps } from "./navigation-flyout.tsx";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./navigation-row.module.css";

/** A parent with the flyout of its children. */
export function OpenableFlyout(props: NavigationFlyoutProps) {
  const { item, isIcon, placement, currentPath, onNavigate } = props;
  const [isOpen, setIsOpen] = useState(false);
  // The button above shows its icon; the items below show only names.
  const { children = [], icon: _icon, ...own } = item;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <FlyoutTrigger item={item} isIcon={isIcon} currentPath={currentPath} />
      <Popover label={item.title} placement={placement} className={styles.flyout}>
        <NavigationList
          items={own.path === undefined ? children : [own, ...children]}
          currentPath={currentPath}
          onNavigate={(path) => {
            setIsOpen(false);
            onNavigate?.(path);
          }}
        />
      </Popover>
    </DialogTrigger>
  );
}
