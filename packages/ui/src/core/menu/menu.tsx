import type { LucideIcon } from "lucide-react";
import type { ReactNode, RefAttributes } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuTrigger as AriaMenuTrigger,
  Separator,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import { Floating, type FloatingProps } from "../popover/popover.tsx";
import styles from "./menu.module.css";

/** Holds a button and the menu it opens. */
export const MenuTrigger: typeof AriaMenuTrigger = AriaMenuTrigger;

/** What a menu takes. */
export type MenuProps<Item> = AriaMenuProps<Item> &
  RefAttributes<HTMLDivElement> & {
    /** Where it opens; below the start of its trigger where nothing is given. */
    readonly placement?: FloatingProps["placement"];
  };

/** A list of actions or links that opens beside its trigger. */
export function Menu<Item>({ placement, className, ...rest }: MenuProps<Item>) {
  return (
    <Floating placement={placement ?? "bottom start"}>
      <AriaMenu {...rest} className={withClassName(className, styles["menu"])} />
    </Floating>
  );
}

/** What a menu item takes. */
export type MenuItemProps<Item> = Omit<AriaMenuItemProps<Item>, "children"> &
  RefAttributes<HTMLDivElement> & {
    readonly icon?: LucideIcon;
    readonly children: ReactNode;
    readonly description?: ReactNode;
    /** The keys that do the same. */
    readonly shortcut?: string;
    /** Whether the item takes something away. */
    readonly isDanger?: boolean;
  };

/** One action or link of a menu. */
export function MenuItem<Item>({
  icon,
  children,
  description,
  shortcut,
  isDanger = false,
  className,
  ...rest
}: MenuItemProps<Item>) {
  return (
    <AriaMenuItem
      {...(typeof children === "string" && { textValue: children })}
      {...rest}
      className={withClassName(className, styles["item"], isDanger && styles["danger"])}
    >
      {icon && <Icon icon={icon} />}
      <span className={styles["text"]}>
        {children}
        {description !== undefined && <span className={styles["description"]}>{description}</span>}
      </span>
      {shortcut !== undefined && <KeyboardKeys shortcut={shortcut} />}
    </AriaMenuItem>
  );
}

/** The joint between two groups of a menu. */
export function MenuSeparator() {
  return <Separator className={joinClassNames(styles["separator"])} />;
}
