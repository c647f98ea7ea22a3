import { type KeyboardEvent, use } from "react";
import { SliderStateContext, SliderThumb } from "react-aria-components";
import { stepMeasure } from "../number-field/parse-measure.ts";
import styles from "./slider-bar.module.css";

const directions: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** The thumb of a slider; arrows move it by `arrowStep`, ten times as much with Shift. */
export function SliderKnob({ arrowStep }: { readonly arrowStep: number }) {
  const state = use(SliderStateContext);

  function handleKey(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (!state || direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const times = direction * (event.shiftKey ? 10 : 1);
    state.setThumbDragging(0, true);
    state.setThumbValue(0, stepMeasure(state.getThumbValue(0), arrowStep, times));
    state.setThumbDragging(0, false);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes the keys of the knob inside
    <span className={styles.keys} onKeyDownCapture={handleKey}>
      <SliderThumb className={styles.knob} />
    </span>
  );
}
