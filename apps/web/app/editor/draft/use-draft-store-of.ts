import type { ProjectId, UserId } from "@tessera/contract";
import { useEffect, useState } from "react";
import type { SavedRecipe } from "./draft-state.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";
import { keepLocalCopy } from "./keep-local-copy.ts";
import { restoreDraft } from "./local-copy.ts";
import { createRecipeSender } from "./send-recipe.ts";

/** The draft of a project, restored from this device, kept on it, and saved again when the network is back. */
export function useDraftStoreOf(
  userId: UserId,
  projectId: ProjectId,
  current: SavedRecipe,
): DraftStore {
  const [store] = useState(() =>
    createDraftStore(
      restoreDraft(localStorage, { userId, projectId }, current),
      createRecipeSender(projectId),
    ),
  );
  useEffect(
    () => keepLocalCopy(store, localStorage, { userId, projectId }),
    [store, userId, projectId],
  );
  useEffect(() => store.meet(current), [store, current]);
  useEffect(() => {
    function saveAgain() {
      const { progress } = store.getState();
      if (progress.kind === "failed" && progress.failure.reason === "offline") void store.save();
    }
    addEventListener("online", saveAgain);
    return () => removeEventListener("online", saveAgain);
  }, [store]);
  return store;
}
