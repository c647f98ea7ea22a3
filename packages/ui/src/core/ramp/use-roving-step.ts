import { useState } from "react";
import type { ButtonProps } from "react-aria-components";
import type { RampStep } from "./ramp-step.ts";

type RovingProps = Pick<ButtonProps, "excludeFromTabOrder" | "onFocus" | "onKeyDown">;

/**
 * One stop of the Tab key for the buttons of a ramp, by the place of each: the step last focused, at first the open one,
 * the base or the first; arrows, Home and End move the focus between them.
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

/** The place of what the first of some questions that is answered by any finds. */
function findFirst(
  steps: readonly RampStep[],
  questions: readonly ((step: RampStep) => boolean)[],
): number {
  const places = questions.map((isWanted) => steps.findIndex(isWanted));
  return places.find((place) => place >= 0) ?? -1;
}
