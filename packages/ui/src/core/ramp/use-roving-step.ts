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
  const stop = Math.max(
    0,
    findFirst(steps, [
      ({ step }) => step === focused,
      ({ step }) => step === expandedStep,
      ({ isBase }) => isBase,
    ]),
  );
  return (place) => ({
    excludeFromTabOrder: place !== stop,
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

/** Returns the index found by the first of some predicates that matches. */
function findFirst(
  steps: readonly RampStep[],
  questions: readonly ((step: RampStep) => boolean)[],
): number {
  const places = questions.map((isWanted) => steps.findIndex(isWanted));
  return places.find((place) => place >= 0) ?? -1;
}
