import { useQueryClient } from "@tanstack/react-query";
import type { ProjectId } from "@tessera/contract";
import { useEffect } from "react";
import type { DraftStore } from "#editor/draft/draft-store.ts";

/** Refetches what a new revision changes elsewhere: the exported files and the project's card. */
export function useRefetchAfterSave(store: DraftStore, projectId: ProjectId): void {
  const client = useQueryClient();
  useEffect(() => {
    let known = store.getState().saved.revision;
    return store.subscribe(() => {
      const { revision } = store.getState().saved;
      if (revision === known) return;
      known = revision;
      for (const queryKey of [["variables", projectId], ["projects"], ["recipe", projectId]]) {
        void client.invalidateQueries({ queryKey });
      }
    });
  }, [client, store, projectId]);
}
