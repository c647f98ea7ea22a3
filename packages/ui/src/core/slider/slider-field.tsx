import { type ComponentPropsWithRef, memo, type ReactNode, useId } from "react";
import { joinClassNames } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { useFieldBesideSlider } from "../field/use-field-beside-slider.ts";
import { NumberField, type NumberFieldProps } from "../number-field/number-field.tsx";
import { useLatestHandler } from "../use-latest-handler.ts";
import { SliderBar } from "./slider-bar.tsx";
import styles from "./slider-field.module.css";

/** The props of a slider with its field; the ref is the field's input. */
export type SliderFieldProps = Omit<
  ComponentPropsWithRef<"fieldset">,
  "ref" | "children" | "onChange" | "disabled"
> &
  Pick<
    NumberFieldProps,
    "ref" | "description" | "errorMessage" | "unit" | "rootSizePx" | "isDisabled" | "isReadOnly"
  > & {
    readonly label: ReactNode;
    readonly value: number;
    readonly onChange: (value: number) => void;
    /** Called once when a drag ends or a number was entered: one step of undo. */
    readonly onChangeEnd?: ((value: number) => void) | undefined;
    readonly min: number;
    readonly max: number;
    readonly step?: number | undefined;
    /** The step of an arrow key, ten times as much with Shift; defaults to `step`. */
    readonly arrowStep?: number | undefined;
    /** CSS colors of the track, from the minimum to the maximum. */
    readonly trackColors?: readonly string[] | undefined;
    /** True when the label is before the slider instead of above it. */
    readonly isInline?: boolean | undefined;
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
  const inputId = useId();
  const handlers = {
    onChange: useLatestHandler(onChange),
    onChangeEnd: useLatestHandler(onChangeEnd),
  };
  const number = useFieldBesideSlider(value);
  return (
    <fieldset
      {...number.group}
      {...rest}
      aria-labelledby={id}
      className={joinClassNames(className, isInline ? styles.inline : fieldStyles.field)}
    >
      <label htmlFor={inputId} className={isInline ? styles.letter : fieldStyles.label}>
        <span id={id}>{label}</span>
      </label>
      <div className={styles.row}>
        <SliderBar
          {...handlers}
          value={value}
          min={min}
          max={max}
          id={inputId}
          labelId={id}
          step={step}
          arrowStep={arrowStep}
          trackColors={trackColors}
          isDisabled={isDisabled || isReadOnly}
        />
        <SliderNumber
          {...handlers}
          {...number.field}
          min={min}
          max={max}
          ref={ref}
          aria-labelledby={id}
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
    </fieldset>
  );
}

/** The number does not render when only the slider does. */
const SliderNumber = memo(NumberField);
