import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { type DecisionPath, orderPath, type PalettePath, type RecipeChange } from "@tessera/engine";
import { Button, Popover, PopoverTrigger, Text } from "@tessera/ui";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/draft-state.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";
import styles from "./save-state.module.css";
import { UnsavedChangesButton } from "./unsaved-changes-button.tsx";

/** The button with the number of unsaved changes, and the list of their names that it opens. */
export function UnsavedChangesPopup({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const store = useDraftStore();
  const names = useChangeNames();
  return (
    <PopoverTrigger>
      <UnsavedChangesButton count={count} />
      <Popover label={t`Unsaved changes`}>
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Text size="label" tone="muted" className={styles.note}>
          {t`Stays on this device until you save.`}
        </Text>
        <Button size="s" kind="danger" onPress={() => store.revert()}>{t`Discard all`}</Button>
      </Popover>
    </PopoverTrigger>
  );
}

/** Returns the names of the unsaved changes. */
function useChangeNames(): readonly string[] {
  const { i18n } = useLingui();
  return useDraft((state) => listChanges(state).map((change) => describeChange(i18n, change)));
}

type ChangeOf<Kind extends RecipeChange["kind"]> = Extract<RecipeChange, { kind: Kind }>;

/** Returns the decision, palette or order that names each kind of change. */
const subjects: {
  readonly [Kind in RecipeChange["kind"]]: (change: ChangeOf<Kind>) => DecisionPath | PalettePath;
} = {
  decision: ({ path }) => path,
  added: ({ list, name }) => `${list}/${name}`,
  removed: ({ list, name }) => `${list}/${name}`,
  renamed: ({ list, to }) => `${list}/${to}`,
  reordered: ({ list }) => orderPath(list),
};

/** Returns the name of a change in the language of the page. */
function describeChange(i18n: I18n, change: RecipeChange): string {
  const subjectOf = subjects[change.kind] as (change: RecipeChange) => DecisionPath | PalettePath;
  return describeDecision(i18n, subjectOf(change));
}
