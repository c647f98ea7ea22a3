import type { ProjectId, UserId } from "@tessera/contract";
import { useEffect, useState } from "react";
import { draftStorage } from "#storage/stored-drafts.ts";
import type { SavedRecipe } from "./draft-state.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";
import { keepLocalCopy } from "./keep-local-copy.ts";
import { restoreDraft } from "./local-copy.ts";
import { createRecipeSender } from "./send-recipe.ts";

/** The interval in ms between retries of a save that did not reach the server. */
const retryMs = 15_000;

/**
 * Returns the draft store of a project. It is restored from this device, stored on it, and saved
 * again once the server is reachable.
 */
export function useDraftStoreOf(
  userId: UserId,
  projectId: ProjectId,
  current: SavedRecipe,
  applyWaiting: () => void,
): DraftStore {
  const [store] = useState(() =>
    createDraftStore(
      restoreDraft(draftStorage, { userId, projectId }, current),
      createRecipeSender(projectId),
      Date.now,
      applyWaiting,
    ),
  );
  useEffect(
    () => keepLocalCopy(store, draftStorage, { userId, projectId }),
    [store, userId, projectId],
  );
  useEffect(() => store.mergeNewer(current), [store, current]);
  useEffect(() => {
    function saveAgain() {
      const { progress } = store.getState();
      if (progress.kind === "failed" && progress.failure.reason !== "refused") void store.save();
    }
    addEventListener("online", saveAgain);
    const timer = setInterval(saveAgain, retryMs);
    return () => {
      removeEventListener("online", saveAgain);
      clearInterval(timer);
    };
  }, [store]);
  return store;
}
