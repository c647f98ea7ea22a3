import type { DecisionPath } from "@tessera/engine";
import { SegmentedControl, Text } from "@tessera/ui";
import { NewDefaultOffer } from "./new-default-offer.tsx";
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
    <>
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
      <NewDefaultOffer
        path={path}
        print={(offered) => choices.find(({ id }) => id === offered)?.text ?? ""}
      />
    </>
  );
}
