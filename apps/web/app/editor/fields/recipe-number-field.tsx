import type { DecisionPath, NumberLimits } from "@tessera/engine";
import { SliderField } from "@tessera/ui";
import styles from "./recipe-field.module.css";
import { useDecision } from "./use-decision.ts";

type RecipeNumberFieldProps = {
  readonly path: DecisionPath;
  readonly range: NumberLimits;
  readonly unit?: string | undefined;
};

/** Shows a slider and a number field for a decision. */
export function RecipeNumberField({ path, range, ...rest }: RecipeNumberFieldProps) {
  const { label, value, canEdit, message, change } = useDecision(path, "continuous");
  return (
    <SliderField
      {...rest}
      className={styles.number}
      label={label}
      value={Number(value)}
      min={range.min}
      max={range.max}
      step={range.step}
      isDisabled={!canEdit}
      errorMessage={message}
      onChange={change}
    />
  );
}
