import type { RefAttributes } from "react";
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from "react-aria-components";
import { ShortcutLayer } from "../../shortcuts/shortcut-layer.tsx";
import { joinClassNames, withClassName } from "../class-names.ts";
import styles from "./popover.module.css";

/** Holds a button and the popover it opens. */
export const PopoverTrigger: typeof DialogTrigger = DialogTrigger;

/** What a floating surface takes. */
export type FloatingProps = AriaPopoverProps & RefAttributes<HTMLElement>;

/** The floating surface of menus, lists and popovers. In menus and lists letters find an item, so no shortcut takes them. */
export function Floating({ className, ...rest }: FloatingProps) {
  return (
    <AriaPopover offset={4} {...rest} className={withClassName(className, styles["floating"])} />
  );
}

/** What a popover takes; a label names it where no heading does. */
export type PopoverProps = FloatingProps & { readonly label: string };

/** A small dialog beside its trigger, over which the page's shortcuts rest; Escape and a press outside close it. */
export function Popover({ label, className, children, ...rest }: PopoverProps) {
  return (
    <Floating {...rest} {...(className !== undefined && { className })}>
      {(values) => (
        <ShortcutLayer>
          <Dialog aria-label={label} className={joinClassNames(styles["content"])}>
            {typeof children === "function" ? children(values) : children}
          </Dialog>
        </ShortcutLayer>
      )}
    </Floating>
  );
}
