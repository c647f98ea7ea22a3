import type { DecisionPath, NumberLimits } from "@tessera/engine";
import { SliderField, SegmentedControl, Text } from "@tessera/ui";
import styles from "./recipe-fields.module.css";
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

type RecipeChoiceFieldProps<Value extends string | number> = {
  readonly path: DecisionPath;
  readonly choices: readonly { readonly id: Value; readonly text: string }[];
};

/** Shows a choice between the values of a decision. */
export function RecipeChoiceField<Value extends string | number>({
  path,
  choices,
}: RecipeChoiceFieldProps<Value>) {
  const { label, value, canEdit, change } = useDecision(path);
  return (
    <div className={styles.choice}>
      <Text as="span" size="label" tone="muted" aria-hidden="true">
        {label}
      </Text>
      <SegmentedControl
        size="s"
        label={label}
        isDisabled={!canEdit}
        segments={choices}
        value={value as Value}
        onChange={change}
      />
    </div>
  );
}
