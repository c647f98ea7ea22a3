import { getThemeStore } from "@tessera/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/list-changes.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { loggingOut } from "#session/end-session.ts";

const LeaveDialog = lazyPart(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

/**
 * Blocks navigation away from unsaved changes and asks first; the browser asks when the whole page
 * is left.
 */
export function LeaveGuard() {
  const store = useDraftStore();
  const count = listChanges(useDraft()).length;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      count > 0 &&
      // The log-out has asked already.
      nextLocation.state !== loggingOut &&
      areaOf(currentLocation.pathname) !== areaOf(nextLocation.pathname),
  );
  useQuestionOnUnload(count > 0);

  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  return (
    <LeaveDialog
      isOpen={blocker.state === "blocked"}
      // Loads ahead, so that the dialog works without a network too.
      isLikely={count > 0}
      count={count}
      onStay={stay}
      onLeave={leave}
      onDiscard={() => {
        store.discard();
        leave();
      }}
      onFailure={stay}
    />
  );
}

/**
 * Returns the part of an address in which a draft stays open: everything before the screen's name.
 */
function areaOf(pathname: string): string {
  const path = withoutLocale(pathname);
  return path.slice(0, path.indexOf("/design-system") + 1) || path;
}

function useQuestionOnUnload(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    function ask(event: BeforeUnloadEvent) {
      // The reload for new settings restores the draft.
      if (!getThemeStore().getState().isReloadPending) event.preventDefault();
    }
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);
}
