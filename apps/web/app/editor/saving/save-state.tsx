import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, joinClassNames, keepPlace, LazyPopup, popupPart } from "@tessera/ui";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { type SaveFailure, listChanges } from "#editor/draft/draft-state.ts";
import { useTrial } from "#editor/draft/trial.ts";
import styles from "./save-state.module.css";
import { UnsavedChangesButton } from "./unsaved-changes-button.tsx";

const popup = popupPart(() => importPart(import("./unsaved-changes-popup.tsx")));

/** Shows the state of the draft: saved, unsaved and why, or saving. */
export function SaveState() {
  const progress = useDraft((state) => state.progress);
  const saved = useDraft(({ saved: { revision } }) => ({ revision }));
  const count = useDraft((state) => listChanges(state).length);
  const tried = useTrial();
  if (tried) {
    return (
      <output className={styles.state}>
        <i className={styles.mark} />
        <span className={styles.words}>
          <Trans>Trying {tried.name} · nothing kept yet</Trans>
        </span>
      </output>
    );
  }
  return (
    <output className={styles.state}>
      {progress.kind === "saving" && (
        <span className={styles.words}>
          <Trans>Saving…</Trans>
        </span>
      )}
      {progress.kind === "failed" && count > 0 && <Failed failure={progress.failure} />}
      {progress.kind !== "saving" && count > 0 && <UnsavedChanges count={count} />}
      {progress.kind !== "saving" && count === 0 && (
        <span className={styles.words}>
          <Trans>Saved as revision {saved.revision}</Trans>
        </span>
      )}
    </output>
  );
}

/** Shows why the save failed, with a button to retry. */
function Failed({ failure }: { readonly failure: SaveFailure }) {
  const { t } = useLingui();
  const store = useDraftStore();
  return (
    <span className={styles.failed}>
      <span className={joinClassNames(styles.reason, styles.words)}>
        {failure.reason === "offline" && <Trans>Not saved. You are offline.</Trans>}
        {failure.reason === "unavailable" && !failure.message && (
          <Trans>Not saved. The server didn’t respond.</Trans>
        )}
        {failure.message && <Trans>Not saved.</Trans>} {failure.message}
      </span>
      <Button ref={keepPlace} size="s" onPress={() => void store.save()}>{t`Try again`}</Button>
    </span>
  );
}

/** Shows the number of unsaved changes; a click lists them by name. */
function UnsavedChanges({ count }: { readonly count: number }) {
  return (
    <LazyPopup part={popup} trigger={<UnsavedChangesButton count={count} aria-expanded={false} />}>
      {({ UnsavedChangesPopup }) => <UnsavedChangesPopup count={count} />}
    </LazyPopup>
  );
}
