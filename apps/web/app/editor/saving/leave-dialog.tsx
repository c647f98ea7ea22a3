import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, DialogActions, getThemeStore, MessageDialog } from "@tessera/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/list-changes.ts";

/** Asks before unsaved changes are left behind; the browser asks when the whole page is left. */
export function LeaveDialog() {
  const { t } = useLingui();
  const store = useDraftStore();
  const count = listChanges(useDraft()).length;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      count > 0 && areaOf(currentLocation.pathname) !== areaOf(nextLocation.pathname),
  );
  useQuestionOnUnload(count > 0);

  function leave(isDiscarding: boolean) {
    if (isDiscarding) store.discard();
    blocker.proceed?.();
  }

  return (
    <MessageDialog
      kind="warning"
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t`Unsaved changes`}
      description={
        <Plural
          value={count}
          one="# change is not saved. It stays on this device until you come back."
          other="# changes are not saved. They stay on this device until you come back."
        />
      }
      actions={
        <DialogActions>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus */}
          <Button autoFocus onPress={() => blocker.reset?.()}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button onPress={() => leave(true)} kind="danger">
            <Trans>Discard</Trans>
          </Button>
          <Button kind="ink" onPress={() => leave(false)}>
            <Trans>Leave, keep the draft</Trans>
          </Button>
        </DialogActions>
      }
    />
  );
}

/** The part of an address within which a draft stays open: everything up to the screen's name. */
function areaOf(pathname: string): string {
  const path = withoutLocale(pathname);
  return path.slice(0, path.indexOf("/design-system") + 1) || path;
}

function useQuestionOnUnload(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    function ask(event: BeforeUnloadEvent) {
      // The reload that new settings ask for comes back to the draft.
      if (!getThemeStore().getState().isReloadPending) event.preventDefault();
    }
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);
}
