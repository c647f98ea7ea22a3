import type { RefAttributes } from "react";
import { Menu as AriaMenu, type MenuProps as AriaMenuProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { Floating, type FloatingProps } from "../popover/popover.tsx";
import type { LooseProps } from "../loose-props.ts";
import styles from "./menu.module.css";

/** The props of a menu; its trigger names it. */
export type MenuProps<Item> = LooseProps<AriaMenuProps<Item>> &
  RefAttributes<HTMLDivElement> & {
    /** Where it opens; defaults to below the start of its trigger, and for a submenu to beside its item. */
    readonly placement?: FloatingProps["placement"] | undefined;
  };

/** A list of actions, links or choices that opens at its trigger. */
export function Menu<Item>({ placement, className, ...rest }: MenuProps<Item>) {
  return (
    <Floating placement={placement}>
      <AriaMenu {...rest} className={withClassName(className, styles.menu)} />
    </Floating>
  );
}
