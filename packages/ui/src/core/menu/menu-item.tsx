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
import styles from "./menu.module.css";
import { MenuItemElement } from "./menu-item-element.tsx";

/** What a menu item takes; `textValue` is what typing finds it by where its text is no plain string. */
export type MenuItemProps<Item> = Omit<AriaMenuItemProps<Item>, "children" | "render"> &
  RefAttributes<HTMLDivElement> & {
    readonly icon?: LucideIcon;
    readonly children: ReactNode;
    readonly description?: ReactNode;
    /** The keys that do the same. */
    readonly shortcut?: string;
    /** Whether the item takes something away. */
    readonly isDanger?: boolean;
    /** Whether a link leads to where the person is already. */
    readonly isCurrent?: boolean;
    /** Why it cannot be chosen now: it stays within reach of the keyboard, so that the reason can be read. */
    readonly disabledReason?: string;
  };

/** One action, link or choice of a menu; what is chosen or current has a tick. */
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
      {...(typeof children === "string" && { textValue: children })}
      {...rest}
      className={withClassName(
        className,
        styles["item"],
        isDanger && styles["danger"],
        isRefused && styles["refused"],
      )}
      render={(props) => (
        <MenuItemElement
          {...(isCurrent && { "aria-current": "page" })}
          {...props}
          isRefused={isRefused}
        />
      )}
    >
      {({ isSelected, hasSubmenu }) => (
        <>
          {icon && <Icon icon={icon} className={styles["icon"]} />}
          <span className={styles["text"]}>
            <Text slot="label">{children}</Text>
            {note !== undefined && (
              <Text slot="description" className={styles["description"] ?? ""}>
                {note}
              </Text>
            )}
          </span>
          {shortcut !== undefined && (
            <Keyboard className={styles["keys"] ?? ""}>
              <KeyboardKeys shortcut={shortcut} />
            </Keyboard>
          )}
          {(isSelected || isCurrent) && <Icon icon={Check} className={styles["icon"]} />}
          {hasSubmenu && <Icon icon={ChevronRight} className={styles["icon"]} />}
        </>
      )}
    </AriaMenuItem>
  );
}
