import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { useLocale } from "react-aria-components";
import { printNumber } from "../../format/print-number.ts";
import { joinClassNames } from "../class-names.ts";
import { stepMeasure } from "../number-field/parse-measure.ts";
import { isShortcut } from "./is-shortcut.ts";
import styles from "./slider-bar.module.css";
import type { FrameChange } from "./frame-changes.ts";
import type { SliderFieldProps } from "./slider-field.tsx";
import { useFrameChange } from "./use-frame-change.ts";

type SliderBarProps = Pick<
  SliderFieldProps,
  "value" | "min" | "max" | "trackColors" | "onChange" | "onChangeEnd"
> & {
  readonly id: string;
  readonly labelId: string;
  readonly step: number;
  readonly arrowStep: number;
  readonly isDisabled: boolean;
};

const directions: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** A range input with a drawn track. */
export function SliderBar(props: SliderBarProps) {
  const { id, labelId, value, min, max, step, isDisabled, trackColors, onChange, onChangeEnd } =
    props;
  const { locale } = useLocale();
  const isDragged = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const changes = useFrameChange((next: number) => {
    onChange(next);
    // Keys and screen readers change it without a drag.
    if (!isDragged.current) onChangeEnd?.(next);
    renderAgain();
  });
  const input = useShownValue(value, changes);
  // The browser lays a range input out again when the attribute of its default value changes.
  const [initialValue] = useState(value);

  function endDrag({ currentTarget }: PointerEvent<HTMLInputElement>): void {
    changes.applyNow();
    isDragged.current = false;
    onChangeEnd?.(Number(currentTarget.value));
  }
  function handleKey(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (direction === undefined || isShortcut(event)) return;
    event.preventDefault();
    const current = changes.waiting() ?? value;
    const next = stepMeasure(current, props.arrowStep, direction * (event.shiftKey ? 10 : 1));
    const limited = Math.min(max, Math.max(min, next));
    if (limited !== current) changes.change(limited);
  }
  const percent = ((value - min) / (max - min)) * 100;
  return (
    <span
      className={joinClassNames(styles.track, trackColors && styles.color)}
      data-disabled={isDisabled || undefined}
    >
      <span className={styles.rail} style={trackColors && paint(trackColors)} />
      {!trackColors && <span className={styles.fill} style={{ width: `${percent}%` }} />}
      <span className={styles.knob} style={{ translate: `round(${percent}cqi, 1px)` }} />
      <input
        ref={input}
        type="range"
        id={id}
        aria-labelledby={labelId}
        className={styles.input}
        defaultValue={initialValue}
        min={min}
        max={max}
        step={step}
        disabled={isDisabled}
        aria-valuetext={printNumber(value, locale)}
        onChange={({ currentTarget }) => changes.change(Number(currentTarget.value))}
        onKeyDown={handleKey}
        onKeyUp={changes.applyNow}
        onBlur={changes.applyNow}
        onPointerDown={({ button }) => {
          isDragged.current = button === 0;
        }}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      />
    </span>
  );
}

/**
 * Sets the value of an input after each render, unless a change of its own waits. React would set
 * it back after each event of a controlled input, also when the change waits.
 */
function useShownValue(
  value: number,
  changes: FrameChange<number>,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const shown = String(value);
    // The browser lays a range input out again even when it is set to the value that it has.
    if (input.current && input.current.value !== shown && changes.waiting() === undefined)
      input.current.value = shown;
  });
  return input;
}

function paint(colors: readonly string[]): CSSProperties {
  return { backgroundImage: `linear-gradient(to right, ${colors.join(", ")})` };
}
