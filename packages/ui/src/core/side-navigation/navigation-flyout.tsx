import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { Popover, type PopoverProps, PopoverTrigger } from "../popover/popover.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { ItemSign } from "./item-sign.tsx";
import { containsPath, type NavigationItem } from "./navigation-item.ts";
import type { NavigationPlace } from "./navigation-link.tsx";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./navigation-row.module.css";

type NavigationFlyoutProps = NavigationPlace & {
  readonly item: NavigationItem;
  /** True when it shows only its icon, with its title in a tooltip. */
  readonly isIcon: boolean;
  readonly placement: NonNullable<PopoverProps["placement"]>;
};

/** A parent whose children do not fit: a button opens them in a flyout, starting with its own page. */
export function NavigationFlyout(props: NavigationFlyoutProps) {
  const { item, isIcon, placement, currentPath, onNavigate } = props;
  const [isOpen, setIsOpen] = useState(false);
  // The button above shows its icon; the items below show only names.
  const { children = [], icon: _icon, ...own } = item;
  const trigger = (
    <Button
      data-current={containsPath(item, currentPath) || undefined}
      className={joinClassNames(styles.row, isIcon && styles.icon)}
    >
      <ItemSign item={item} isIcon={isIcon} />
      {!isIcon && <Icon icon={ChevronDown} sizePx={12} className={styles.chevron} />}
    </Button>
  );
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      {isIcon ? (
        <Tooltip placement="right" text={item.title}>
          {trigger}
        </Tooltip>
      ) : (
        trigger
      )}
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
    </PopoverTrigger>
  );
}
