import { ChevronDown } from "lucide-react";
import { Button, type ButtonProps } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import iconStyles from "../icon/icon.module.css";
import { Icon } from "../icon/icon.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { ItemSign } from "./item-sign.tsx";
import type { NavigationFlyoutProps } from "./navigation-flyout.tsx";
import { containsPath } from "./navigation-item.ts";
import styles from "./navigation-row.module.css";

type FlyoutTriggerProps = Pick<NavigationFlyoutProps, "item" | "isIcon" | "currentPath"> &
  Pick<ButtonProps, "aria-expanded">;

/** The button that opens a flyout; as an icon it has a tooltip. */
export function FlyoutTrigger({ item, isIcon, currentPath, ...expansion }: FlyoutTriggerProps) {
  const button = (
    <Button
      {...expansion}
      data-current={containsPath(item, currentPath) || undefined}
      className={joinClassNames(styles.row, isIcon && styles.icon)}
    >
      <ItemSign item={item} isIcon={isIcon} />
      {!isIcon && <Icon icon={ChevronDown} sizePx={12} className={iconStyles.chevron} />}
    </Button>
  );
  if (!isIcon) return button;
  return (
    <Tooltip placement="right" text={item.title}>
      {button}
    </Tooltip>
  );
}
