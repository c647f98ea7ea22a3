import { type ComponentPropsWithoutRef, type ReactNode, type RefAttributes, useId } from "react";
import { joinClassNames } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { NumberField, type NumberFieldProps } from "../number-field/number-field.tsx";
import { Slider } from "./slider.tsx";
import styles from "./slider-field.module.css";

/** What a slider with its field takes; the ref is the field's input. */
export type SliderFieldProps = Omit<ComponentPropsWithoutRef<"div">, "children" | "onChange"> &
  RefAttributes<HTMLInputElement> &
  Pick<NumberFieldProps, "description" | "errorMessage" | "unit" | "rootSizePx"> & {
    readonly label: ReactNode;
    readonly value: number;
    readonly onChange: (value: number) => void;
    /** Called once when a drag ends or a number was entered: one step of undo. */
    readonly onChangeEnd?: (value: number) => void;
    readonly min: number;
    readonly max: number;
    readonly step?: number;
    /** What an arrow adds or takes; a step where nothing is given. */
    readonly arrowStep?: number;
    readonly trackColors?: readonly string[];
    /** Whether the label stands before the slider and not above it. */
    readonly isInline?: boolean;
    readonly isDisabled?: boolean;
    readonly isReadOnly?: boolean;
  };

/** A number by slider or by typing, both showing the same value. */
export function SliderField(props: SliderFieldProps) {
  const { ref, label, isInline = false, trackColors, className, ...others } = props;
  const { value, onChange, onChangeEnd, min, max, step = 1, arrowStep = step, ...more } = others;
  const { isDisabled = false, isReadOnly = false, ...texts } = more;
  const { description, errorMessage, unit, rootSizePx, ...rest } = texts;
  const id = useId();
  const shared = { value, onChange, "aria-labelledby": id, ...(onChangeEnd && { onChangeEnd }) };
  return (
    <div
      {...rest}
      className={joinClassNames(styles["field"], isInline && styles["inline"], className)}
    >
      <span id={id} className={isInline ? styles["letter"] : fieldStyles["label"]}>
        {label}
      </span>
      <div className={styles["row"]}>
        <Slider
          {...shared}
          min={min}
          max={max}
          step={step}
          arrowStep={arrowStep}
          isDisabled={isDisabled || isReadOnly}
          {...(trackColors && { trackColors })}
        />
        <NumberField
          {...shared}
          {...(ref && { ref })}
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
    </div>
  );
}
