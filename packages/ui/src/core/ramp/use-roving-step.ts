import { useState } from "react";
import type { ButtonProps } from "react-aria-components";
import type { RampStep } from "./ramp-step.ts";

type RovingProps = Pick<ButtonProps, "excludeFromTabOrder" | "onFocus" | "onKeyDown">;

/**
 * A roving tab index for the buttons of a palette: the stop is the step last focused, initially the
 * open one, the base or the first; arrows, Home and End move the focus.
 */
export function useRovingStep(
  steps: readonly RampStep[],
  expandedStep: RampStep["step"] | null = null,
): (place: number) => RovingProps {
  const [focused, setFocused] = useState<RampStep["step"]>();
  const stop =
    steps.find(({ step }) => step === focused) ??
    steps.find(({ step }) => step === expandedStep) ??
    steps.find(({ isBase }) => isBase) ??
    steps[0];
  return (place) => ({
    excludeFromTabOrder: steps[place] !== stop,
    onFocus: () => setFocused(steps[place]?.step),
    onKeyDown(event) {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const next = moves[key]?.(place, steps.length - 1);
      if (next === undefined || altKey || ctrlKey || metaKey || shiftKey) {
        event.continuePropagation();
        return;
      }
      event.preventDefault();
      event.currentTarget.closest("ol")?.querySelectorAll("button")[next]?.focus();
    },
  });
}

const moves: Readonly<Partial<Record<string, (place: number, last: number) => number>>> = {
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowRight: (place, last) => Math.min(last, place + 1),
  Home: () => 0,
  End: (_, last) => last,
};
