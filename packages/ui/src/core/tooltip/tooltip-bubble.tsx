import type { RefObject } from "react";
import {
  Tooltip,
  TooltipTriggerStateContext,
  type TooltipProps as AriaTooltipProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import type { FollowedTrigger } from "./follow-trigger.ts";
import styles from "./tooltip.module.css";

type TooltipBubbleProps = LooseProps<AriaTooltipProps> & {
  readonly id: string;
  readonly trigger: RefObject<FollowedTrigger | undefined>;
};

/** The open tooltip, beside its control. */
export function TooltipBubble({ trigger, className, ...rest }: TooltipBubbleProps) {
  const state = {
    isOpen: true,
    shouldSkipAnimation: false,
    open: () => trigger.current?.keep(),
    close: () => trigger.current?.closeSoon(),
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip offset={6} {...rest} className={withClassName(className, styles.tooltip)} />
    </TooltipTriggerStateContext>
  );
}
