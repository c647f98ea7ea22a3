import { importPart } from "#editor/later-parts/import-part.ts";
import { getThemeStore } from "@tessera/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { navigate } from "#navigation/router.tsx";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/draft-state.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { takeLocaleSwitch } from "#navigation/locale-switch.ts";
import { withoutLocale } from "#navigation/localized-path.ts";
import { areOpenDraftsStored } from "#storage/open-drafts.ts";

const LeaveDialog = lazyPart(
  async () => (await importPart(import("./leave-dialog.tsx"))).LeaveDialog,
);

/**
 * Blocks navigation away from unsaved changes and asks first; the browser asks when the whole page
 * is left.
 */
export function LeaveGuard() {
  const store = useDraftStore();
  const count = useDraft((state) => listChanges(state).length);
  const blocker = useBlocker(() => store.getState().changes.length > 0);
  useQuestionOnUnload(count > 0);
  return (
    <LeaveDialog
      isOpen={blocker.isBlocked}
      // Loads ahead, so that the dialog works without a network too.
      isLikely={count > 0}
      count={count}
      onStay={blocker.stay}
      onLeave={blocker.leave}
      onDiscard={() => {
        store.discard();
        blocker.leave();
      }}
      onFailure={blocker.stay}
    />
  );
}

/**
 * Cancels navigations to another area by the browser’s Navigation API. In a browser without it the
 * draft stays on the device, and nothing is asked.
 */
function useBlocker(hasChanges: () => boolean) {
  const [blocked, setBlocked] = useState<NavigationDestination>();
  const isLeaving = useRef(false);
  const block = useEffectEvent((event: NavigateEvent) => {
    const { destination } = event;
    if (isLeaving.current || !destination.sameDocument || !leavesArea(destination)) return;
    if (!hasChanges()) return;
    event.preventDefault();
    if (event.defaultPrevented) setBlocked(destination);
  });
  useEffect(() => {
    if (!("navigation" in window)) return undefined;
    navigation.addEventListener("navigate", block);
    return () => navigation.removeEventListener("navigate", block);
  }, []);

  function leave(): void {
    if (!blocked) return;
    const { pathname, search, hash } = new URL(blocked.url);
    isLeaving.current = true;
    if (blocked.key) navigation.traverseTo(blocked.key);
    else navigate(pathname + search + hash);
  }
  return { isBlocked: blocked !== undefined, stay: () => setBlocked(undefined), leave };
}

/** Returns whether a destination closes the draft. A log-out, which opens the login page, has asked already. */
function leavesArea({ url }: NavigationDestination): boolean {
  const path = withoutLocale(new URL(url).pathname);
  // An address without a project opens the last one, which is this one.
  if (path === "/login" || path.startsWith("/design-system")) return false;
  return areaOf(path) !== areaOf(withoutLocale(location.pathname));
}

/**
 * Returns the part of an address in which a draft stays open: everything before the screen's name.
 */
function areaOf(path: string): string {
  return path.slice(0, path.indexOf("/design-system") + 1) || path;
}

function useQuestionOnUnload(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    function ask(event: BeforeUnloadEvent) {
      // The page that follows restores a stored draft.
      const isFollowed = takeLocaleSwitch() || getThemeStore().getState().isReloadPending;
      if (!isFollowed || !areOpenDraftsStored()) event.preventDefault();
    }
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);
}
