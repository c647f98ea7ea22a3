import type { ReactElement, ReactNode, RefAttributes } from "react";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import styles from "./tooltip.module.css";

/** What a tooltip takes: its control as the child, and what it says about it. */
export type TooltipProps = Omit<AriaTooltipProps, "children"> &
  RefAttributes<HTMLDivElement> & {
    readonly text: ReactNode;
    /** The keys that do the same as the control. */
    readonly shortcut?: string;
    readonly children: ReactElement;
  };

/** Says what a control does, and its shortcut, on hover and on keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const { text, shortcut, children, isOpen, defaultOpen, onOpenChange, className, ...rest } = props;
  // The trigger holds the state: a tooltip that is told alone that it is open has no place.
  const opening = {
    ...(isOpen !== undefined && { isOpen }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <TooltipTrigger delay={600} closeDelay={100} {...opening}>
      {children}
      <AriaTooltip offset={6} {...rest} className={withClassName(className, styles["tooltip"])}>
        {text}
        {shortcut !== undefined && <KeyboardKeys shortcut={shortcut} />}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
