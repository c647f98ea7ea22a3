import type { RefAttributes } from "react";
import {
  Dialog,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from "react-aria-components";
import { ShortcutLayer } from "../../shortcuts/shortcut-layer.tsx";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import styles from "./popover.module.css";

/** The props of a floating surface. */
export type FloatingProps = LooseProps<AriaPopoverProps> & RefAttributes<HTMLElement>;

/**
 * The floating surface of menus, lists and popovers. In menus and lists letters find an item, so
 * shortcuts ignore them.
 */
export function Floating({ className, ...rest }: FloatingProps) {
  return <AriaPopover offset={4} {...rest} className={withClassName(className, styles.floating)} />;
}

/** The props of a popover; the label names it when it has no heading. */
export type PopoverProps = FloatingProps & { readonly label: string };

/**
 * A small dialog at its trigger, which suspends the page's shortcuts; Escape and a click outside
 * close it.
 */
export function Popover({ label, className, children, ...rest }: PopoverProps) {
  return (
    <Floating {...rest} className={className}>
      {(values) => (
        <ShortcutLayer>
          <Dialog aria-label={label} className={styles.content}>
            {typeof children === "function" ? children(values) : children}
          </Dialog>
        </ShortcutLayer>
      )}
    </Floating>
  );
}
