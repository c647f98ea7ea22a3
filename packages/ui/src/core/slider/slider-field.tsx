import { type ReactNode, type RefAttributes, useId } from "react";
import {
  Label,
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { NumberField, type NumberFieldProps } from "../number-field/number-field.tsx";
import { SliderBar } from "./slider-bar.tsx";
import styles from "./slider-field.module.css";

/** What a slider with its field takes; the ref is the field's input. */
export type SliderFieldProps = Omit<
  AriaSliderProps<number>,
  "children" | "value" | "defaultValue" | "minValue" | "maxValue" | "onChange" | "onChangeEnd"
> &
  RefAttributes<HTMLInputElement> &
  Pick<NumberFieldProps, "description" | "errorMessage" | "unit" | "rootSizePx"> & {
    readonly label: ReactNode;
    readonly value: number;
    readonly onChange: (value: number) => void;
    /** Called once when a drag ends or a number was entered: one step of undo. */
    readonly onChangeEnd?: (value: number) => void;
    readonly min: number;
    readonly max: number;
    /** What an arrow adds or takes, ten times as much with Shift; a step where nothing is given. */
    readonly arrowStep?: number;
    /** CSS colors along the track, from the least value to the most; the track then shows them. */
    readonly trackColors?: readonly string[];
    /** Whether the label stands before the slider and not above it. */
    readonly isInline?: boolean;
    readonly isReadOnly?: boolean;
  };

/** A number by slider or by typing, both showing the same value. */
export function SliderField(props: SliderFieldProps) {
  const { ref, label, isInline = false, trackColors, className, ...others } = props;
  const { value, onChange, onChangeEnd, min, max, step = 1, arrowStep = step, ...more } = others;
  const { description, errorMessage, unit, rootSizePx, ...flags } = more;
  const { isDisabled = false, isReadOnly = false, ...rest } = flags;
  const id = useId();
  const shared = { value, onChange, ...(onChangeEnd && { onChangeEnd }) };
  return (
    <AriaSlider
      {...rest}
      {...shared}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled || isReadOnly}
      className={withClassName(className, styles["field"], isInline && styles["inline"])}
    >
      <Label className={(isInline ? styles["letter"] : fieldStyles["label"]) ?? ""}>
        <span id={id}>{label}</span>
      </Label>
      <div className={styles["row"]}>
        <SliderBar arrowStep={arrowStep} trackColors={trackColors} />
        <NumberField
          {...shared}
          {...(ref && { ref })}
          aria-labelledby={id}
          min={min}
          max={max}
          step={arrowStep}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          {...(unit !== undefined && { unit })}
          {...(rootSizePx !== undefined && { rootSizePx })}
          {...(description !== undefined && { description })}
          {...(errorMessage !== undefined && { errorMessage })}
          className={styles["number"] ?? ""}
        />
      </div>
    </AriaSlider>
  );
}
