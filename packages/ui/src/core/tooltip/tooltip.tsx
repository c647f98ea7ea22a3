import type { ReactElement, ReactNode, RefAttributes } from "react";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import type { LooseProps } from "../loose-props.ts";
import styles from "./tooltip.module.css";

/** The props of a tooltip: its control as the child, and its text. */
export type TooltipProps = LooseProps<Omit<AriaTooltipProps, "children">> &
  RefAttributes<HTMLDivElement> & {
    readonly text: ReactNode;
    /** The keyboard shortcut of the control. */
    readonly shortcut?: string | undefined;
    readonly children: ReactElement;
  };

/** Describes a control and its shortcut, on hover and on keyboard focus. */
export function Tooltip({
  text,
  shortcut,
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  // The trigger owns the state: a tooltip with only its own `isOpen` has no position.
  const opening = { isOpen, defaultOpen, onOpenChange };
  return (
    <TooltipTrigger delay={600} closeDelay={100} {...opening}>
      {children}
      <AriaTooltip offset={6} {...rest} className={withClassName(className, styles.tooltip)}>
        {text}
        {shortcut !== undefined && <KeyboardKeys shortcut={shortcut} />}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
