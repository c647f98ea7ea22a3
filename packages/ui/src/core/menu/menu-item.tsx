import type { LucideIcon } from "lucide-react";
import { Check, ChevronRight } from "lucide-react";
import type { ReactNode, RefAttributes } from "react";
import {
  Keyboard,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  Text,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import type { LooseProps } from "../loose-props.ts";
import styles from "./menu.module.css";
import { MenuItemElement } from "./menu-item-element.tsx";

/** The props of a menu item; `textValue` is its search text when its content is not a string. */
export type MenuItemProps<Item> = LooseProps<Omit<AriaMenuItemProps<Item>, "children" | "render">> &
  RefAttributes<HTMLDivElement> & {
    readonly icon?: LucideIcon | undefined;
    readonly children: ReactNode;
    readonly description?: ReactNode;
    /** Its keyboard shortcut. */
    readonly shortcut?: string | undefined;
    /** True when the item deletes something. */
    readonly isDanger?: boolean | undefined;
    /** True when a link's page is the current one. */
    readonly isCurrent?: boolean | undefined;
    /** Why it is disabled: it stays focusable, so that the reason can be read. */
    readonly disabledReason?: string | undefined;
  };

/** An action, link or choice of a menu; a chosen or current one has a check mark. */
export function MenuItem<Item>({
  icon,
  children,
  description,
  shortcut,
  isDanger = false,
  isCurrent = false,
  disabledReason,
  className,
  ...rest
}: MenuItemProps<Item>) {
  const isRefused = disabledReason !== undefined;
  const note = disabledReason ?? description;
  return (
    <AriaMenuItem
      textValue={typeof children === "string" ? children : undefined}
      {...rest}
      className={withClassName(
        className,
        styles.item,
        isDanger && styles.danger,
        isRefused && styles.refused,
      )}
      render={(props) => (
        <MenuItemElement
          aria-current={isCurrent ? "page" : undefined}
          {...props}
          isRefused={isRefused}
        />
      )}
    >
      {({ isSelected, hasSubmenu }) => (
        <>
          {icon && <Icon icon={icon} className={styles.icon} />}
          <span className={styles.text}>
            <Text slot="label">{children}</Text>
            {note !== undefined && (
              <Text slot="description" className={styles.description}>
                {note}
              </Text>
            )}
          </span>
          {shortcut !== undefined && (
            <Keyboard className={styles.keys}>
              <KeyboardKeys shortcut={shortcut} />
            </Keyboard>
          )}
          {(isSelected || isCurrent) && <Icon icon={Check} className={styles.icon} />}
          {hasSubmenu && <Icon icon={ChevronRight} className={styles.icon} />}
        </>
      )}
    </AriaMenuItem>
  );
}
