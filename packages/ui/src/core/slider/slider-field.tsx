import { type ReactNode, type RefAttributes, useId } from "react";
import {
  Label,
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { NumberField, type NumberFieldProps } from "../number-field/number-field.tsx";
import { SliderBar } from "./slider-bar.tsx";
import styles from "./slider-field.module.css";

/** The props of a slider with its field; the ref is the field's input. */
export type SliderFieldProps = LooseProps<
  Omit<
    AriaSliderProps<number>,
    "children" | "value" | "defaultValue" | "minValue" | "maxValue" | "onChange" | "onChangeEnd"
  >
> &
  RefAttributes<HTMLInputElement> &
  Pick<NumberFieldProps, "description" | "errorMessage" | "unit" | "rootSizePx"> & {
    readonly label: ReactNode;
    readonly value: number;
    readonly onChange: (value: number) => void;
    /** Called once when a drag ends or a number was entered: one step of undo. */
    readonly onChangeEnd?: ((value: number) => void) | undefined;
    readonly min: number;
    readonly max: number;
    /** The step of an arrow key, ten times as much with Shift; defaults to `step`. */
    readonly arrowStep?: number | undefined;
    /** CSS colors of the track, from the minimum to the maximum. */
    readonly trackColors?: readonly string[] | undefined;
    /** True when the label is before the slider instead of above it. */
    readonly isInline?: boolean | undefined;
    readonly isReadOnly?: boolean | undefined;
  };

/** A number set by slider or by typing. */
export function SliderField({
  ref,
  label,
  isInline = false,
  trackColors,
  className,
  value,
  onChange,
  onChangeEnd,
  min,
  max,
  step = 1,
  arrowStep = step,
  description,
  errorMessage,
  unit,
  rootSizePx,
  isDisabled = false,
  isReadOnly = false,
  ...rest
}: SliderFieldProps) {
  const id = useId();
  const shared = { value, onChange, onChangeEnd };
  return (
    <AriaSlider
      {...rest}
      {...shared}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled || isReadOnly}
      className={withClassName(className, styles.field, isInline && styles.inline)}
    >
      <Label className={isInline ? styles.letter : fieldStyles.label}>
        <span id={id}>{label}</span>
      </Label>
      <div className={styles.row}>
        <SliderBar arrowStep={arrowStep} trackColors={trackColors} />
        <NumberField
          {...shared}
          ref={ref}
          aria-labelledby={id}
          min={min}
          max={max}
          step={arrowStep}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          unit={unit}
          rootSizePx={rootSizePx}
          description={description}
          errorMessage={errorMessage}
          className={styles.number}
        />
      </div>
    </AriaSlider>
  );
}
