import type { DecisionPath } from "@tessera/engine";
import { SegmentedControl } from "@tessera/ui";
import styles from "./recipe-field.module.css";
import { useDecision } from "./use-decision.ts";

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
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
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
