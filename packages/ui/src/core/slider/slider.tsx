import type { ReactNode, RefAttributes } from "react";
import {
  Label,
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderThumb,
  SliderTrack,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import styles from "./slider.module.css";

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
    /** CSS colors along the track, from the least value to the most; the track then shows them. */
    readonly trackColors?: readonly string[];
  };

/** A knob on a track. `onChange` follows the drag; `onChangeEnd` is called once, when it ends. */
export function Slider({ label, min, max, trackColors, className, ...rest }: SliderProps) {
  return (
    <AriaSlider
      {...rest}
      minValue={min}
      maxValue={max}
      className={withClassName(className, styles["slider"], trackColors && styles["color"])}
    >
      {label !== undefined && <Label className={fieldStyles["label"] ?? ""}>{label}</Label>}
      <SliderTrack className={joinClassNames(styles["track"])}>
        <span
          className={styles["rail"]}
          {...(trackColors && {
            style: { backgroundImage: `linear-gradient(to right, ${trackColors.join(", ")})` },
          })}
        />
        {!trackColors && <SliderFill className={joinClassNames(styles["fill"])} />}
        <SliderThumb className={joinClassNames(styles["knob"])} />
      </SliderTrack>
    </AriaSlider>
  );
}
