import { type ReactNode, useId } from "react";
import { NumberField } from "../number-field/number-field.tsx";
import { joinClassNames } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { Slider } from "./slider.tsx";
import styles from "./slider-field.module.css";

/** What a slider with its field takes. */
export type SliderFieldProps = {
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
  readonly unit?: string;
  readonly trackColors?: readonly string[];
  /** Whether the label stands before the slider and not above it. */
  readonly isInline?: boolean;
  readonly isDisabled?: boolean;
  readonly errorMessage?: ReactNode;
  readonly className?: string;
};

/** A number by slider or by typing, both showing the same value. */
export function SliderField(props: SliderFieldProps) {
  const { label, isInline = false, className, trackColors, onChangeEnd, ...number } = props;
  const { errorMessage, unit, arrowStep = number.step ?? 1, ...range } = number;
  const id = useId();
  return (
    <div className={joinClassNames(styles["field"], isInline && styles["inline"], className)}>
      <span id={id} className={isInline ? styles["letter"] : fieldStyles["label"]}>
        {label}
      </span>
      <div className={styles["row"]}>
        <Slider
          {...range}
          aria-labelledby={id}
          arrowStep={arrowStep}
          {...(trackColors && { trackColors })}
          {...(onChangeEnd && { onChangeEnd })}
        />
        <NumberField
          {...range}
          aria-labelledby={id}
          step={arrowStep}
          {...(unit !== undefined && { unit })}
          {...(errorMessage !== undefined && { errorMessage })}
          onChange={(value) => {
            range.onChange(value);
            onChangeEnd?.(value);
          }}
          className={styles["number"] ?? ""}
        />
      </div>
    </div>
  );
}
