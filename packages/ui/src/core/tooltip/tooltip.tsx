import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { TooltipProps as AriaTooltipProps } from "react-aria-components";
import { popupPart } from "../../lazy-part/popup-part.ts";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import type { LooseProps } from "../loose-props.ts";
import { type FollowedTrigger, followTrigger } from "./follow-trigger.ts";

/** The props of a tooltip: its control as the child, and its text. */
export type TooltipProps = LooseProps<
  Omit<AriaTooltipProps, "children" | "defaultOpen" | "onOpenChange" | "triggerRef">
> &
  RefAttributes<HTMLDivElement> & {
    readonly text: ReactNode;
    /** The keyboard shortcut of the control. */
    readonly shortcut?: string | undefined;
    /** The control; the tooltip sets its ref. */
    readonly children: ReactElement<{ readonly ref?: Ref<HTMLElement> }>;
  };

const part = popupPart(() => import("./tooltip-bubble.tsx"));

/**
 * Describes a control and its shortcut, on hover and on keyboard focus. The code of the bubble
 * loads when either reaches the control.
 */
export function Tooltip({ text, shortcut, children, isOpen, ...rest }: TooltipProps) {
  const control = useRef<HTMLElement>(null);
  const trigger = useRef<FollowedTrigger>(undefined);
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [loaded, setLoaded] = useState(part.read);
  const isShown = isOpen ?? isWanted;
  useEffect(() => {
    if (!control.current) return undefined;
    const onNear = () => void part.load().catch(() => undefined);
    trigger.current = followTrigger(control.current, { onNear, onChange: setIsWanted });
    return trigger.current.stop;
  }, []);
  useEffect(() => {
    if (!isShown) return undefined;
    const element = control.current;
    // A control without the bubble's code has its own name, so a failure needs no message.
    part.load().then(setLoaded, () => undefined);
    element?.setAttribute("aria-describedby", id);
    return () => element?.removeAttribute("aria-describedby");
  }, [isShown, id]);
  return (
    <>
      {cloneElement(children, { ref: control })}
      {isShown && loaded && (
        <loaded.TooltipBubble {...rest} id={id} trigger={trigger} triggerRef={control}>
          {text}
          {shortcut !== undefined && <KeyboardKeys shortcut={shortcut} />}
        </loaded.TooltipBubble>
      )}
    </>
  );
}
