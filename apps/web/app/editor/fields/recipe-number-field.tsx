import { useLingui } from "@lingui/react/macro";
import type { DecisionPath, NumberLimits } from "@tessera/engine";
import { SliderField } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeDecision } from "#editor/names/describe-decision.ts";
import styles from "./recipe-field.module.css";
import { useDecision } from "./use-decision.ts";

type RecipeNumberFieldProps = {
  readonly path: DecisionPath;
  readonly range: NumberLimits;
  readonly unit?: string | undefined;
};

/** Shows a slider and a number field for a decision. */
export function RecipeNumberField({ path, range, ...rest }: RecipeNumberFieldProps) {
  const { i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { value, message, change } = useDecision(path, "continuous");
  return (
    <SliderField
      {...rest}
      className={styles.number}
      label={describeDecision(i18n, path)}
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
