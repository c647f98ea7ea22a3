import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, keepPlace, Popover, PopoverTrigger } from "@tessera/ui";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import type { SaveFailure } from "#editor/draft/draft-state.ts";
import { listChanges } from "#editor/draft/list-changes.ts";
import { useChangeNames } from "./use-change-names.ts";
import styles from "./save-state.module.css";

/** Shows the state of the draft: saved, unsaved and why, or saving. */
export function SaveState() {
  const state = useDraft();
  const count = listChanges(state).length;
  return (
    <output className={styles.state}>
      {state.progress.kind === "saving" && <Trans>Saving…</Trans>}
      {state.progress.kind === "failed" && count > 0 && <Failed failure={state.progress.failure} />}
      {state.progress.kind !== "saving" && count > 0 && <UnsavedChanges count={count} />}
      {state.progress.kind !== "saving" && count === 0 && (
        <Trans>Saved as revision {state.saved.revision}</Trans>
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
