import type { CSSProperties, ReactNode, RefAttributes } from "react";
import {
  Label,
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderTrack,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import styles from "./slider.module.css";
import { SliderKnob } from "./slider-knob.tsx";

/** What a slider takes. */
export type SliderProps = Omit<
  AriaSliderProps<number>,
  "children" | "value" | "defaultValue" | "minValue" | "maxValue"
> &
  RefAttributes<HTMLDivElement> & {
    /** The visible label; a slider without one takes an `aria-label`. */
    readonly label?: ReactNode;
    readonly value: number;
    readonly min: number;
    readonly max: number;
    /** What an arrow adds or takes, ten times as much with Shift; a step where nothing is given. */
    readonly arrowStep?: number;
    /** CSS colors along the track, from the least value to the most; the track then shows them. */
    readonly trackColors?: readonly string[];
  };

/** A knob on a track. `onChange` follows the drag; `onChangeEnd` is called once, when it ends. */
export function Slider(props: SliderProps) {
  const { label, min, max, step = 1, arrowStep, trackColors, className, ...rest } = props;
  return (
    <AriaSlider
      {...rest}
      minValue={min}
      maxValue={max}
      step={step}
      className={withClassName(className, styles["slider"], trackColors && styles["color"])}
    >
      {label !== undefined && <Label className={fieldStyles["label"] ?? ""}>{label}</Label>}
      <SliderTrack className={joinClassNames(styles["track"])}>
        {({ state }) => (
          <>
            <span className={styles["rail"]} {...(trackColors && { style: paint(trackColors) })} />
            {!trackColors && (
              <span
                className={styles["fill"]}
                style={{ width: `${state.getThumbPercent(0) * 100}%` }}
              />
            )}
            <SliderKnob arrowStep={arrowStep ?? step} labelledBy={rest["aria-labelledby"]} />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}

function paint(colors: readonly string[]): CSSProperties {
  return { backgroundImage: `linear-gradient(to right, ${colors.join(", ")})` };
}
