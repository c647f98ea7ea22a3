import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, keepPlace, Popover, PopoverTrigger } from "@tessera/ui";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import type { SaveFailure } from "#editor/draft/draft-state.ts";
import { listChanges } from "#editor/draft/list-changes.ts";
import styles from "./save-state.module.css";
import type { I18n } from "@lingui/core";
import { type DecisionPath, orderPath, type PalettePath, type RecipeChange } from "@tessera/engine";
import { describeDecision } from "#editor/names/describe-decision.ts";

/** Shows the state of the draft: saved, unsaved and why, or saving. */
export function SaveState() {
  const progress = useDraft((state) => state.progress);
  const saved = useDraft(({ saved: { revision } }) => ({ revision }));
  const count = useDraft((state) => listChanges(state).length);
  return (
    <output className={styles.state}>
      {progress.kind === "saving" && <Trans>Saving…</Trans>}
      {progress.kind === "failed" && count > 0 && <Failed failure={progress.failure} />}
      {progress.kind !== "saving" && count > 0 && <UnsavedChanges count={count} />}
      {progress.kind !== "saving" && count === 0 && (
        <Trans>Saved as revision {saved.revision}</Trans>
      )}
    </output>
  );
}

/** Shows why the save failed, with a button to retry. */
function Failed({ failure }: { readonly failure: SaveFailure }) {
  const store = useDraftStore();
  return (
    <span className={styles.failed}>
      <span className={styles.reason}>
        {failure.reason === "offline" && <Trans>Not saved. You are offline.</Trans>}
        {failure.reason === "unavailable" && !failure.message && (
          <Trans>Not saved. The server didn’t respond.</Trans>
        )}
        {failure.message && <Trans>Not saved.</Trans>} {failure.message}
      </span>
      <Button ref={keepPlace} size="s" onPress={() => void store.save()}>
        <Trans>Try again</Trans>
      </Button>
    </span>
  );
}

/** Shows the number of unsaved changes; a click lists them by name. */
function UnsavedChanges({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const store = useDraftStore();
  const names = useChangeNames();

  return (
    <PopoverTrigger>
      <Button ref={keepPlace} kind="quiet" size="s">
        <i className={styles.mark} />
        <Plural value={count} one="# unsaved change" other="# unsaved changes" />
      </Button>
      <Popover label={t`Unsaved changes`}>
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className={styles.note}>
          <Trans>Stays on this device until you save.</Trans>
        </p>
        <Button size="s" kind="danger" onPress={() => store.revert()}>
          <Trans>Discard all</Trans>
        </Button>
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
