import type { RefAttributes } from "react";
import {
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  MenuTrigger as AriaMenuTrigger,
  SubmenuTrigger as AriaSubmenuTrigger,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { Floating, type FloatingProps } from "../popover/popover.tsx";
import styles from "./menu.module.css";

/** Holds a button and the menu it opens. */
export const MenuTrigger: typeof AriaMenuTrigger = AriaMenuTrigger;

/** Holds a menu item and the menu it opens beside itself. */
export const SubmenuTrigger: typeof AriaSubmenuTrigger = AriaSubmenuTrigger;

/** What a menu takes; its trigger names it. */
export type MenuProps<Item> = AriaMenuProps<Item> &
  RefAttributes<HTMLDivElement> & {
    /** Where it opens; below the start of its trigger where nothing is given, a submenu beside its item. */
    readonly placement?: FloatingProps["placement"];
  };

/** A list of actions, links or choices that opens beside its trigger. */
export function Menu<Item>({ placement, className, ...rest }: MenuProps<Item>) {
  return (
    <Floating {...(placement && { placement })}>
      <AriaMenu {...rest} className={withClassName(className, styles["menu"])} />
    </Floating>
  );
}
