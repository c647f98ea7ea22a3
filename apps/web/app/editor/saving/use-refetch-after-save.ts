import { useQueryClient } from "@tanstack/react-query";
import type { ProjectId } from "@tessera/contract";
import { useEffect } from "react";
import { dropEarlyResponses } from "#api-client/early-responses.ts";
import type { DraftStore } from "#editor/draft/draft-store.ts";

/**
 * Refetches what a new revision changes elsewhere: the exported files and the project's card. The
 * user's other tabs refetch the recipe at once too, and merge it.
 */
export function useRefetchAfterSave(store: DraftStore, projectId: ProjectId): void {
  const client = useQueryClient();
  useEffect(() => {
    const tabs = new BroadcastChannel(`saves of ${projectId}`);
    let known = store.getState().saved.revision;

    function refetch() {
      for (const queryKey of [["variables", projectId], ["projects"], ["recipe", projectId]]) {
        void client.invalidateQueries({ queryKey });
      }
    }

    tabs.onmessage = ({ data: revision }: MessageEvent<number>) => {
      if (revision <= known) return;
      // A response from before the page's scripts would answer the refetch with the old revision.
      dropEarlyResponses();
      refetch();
    };
    const unsubscribe = store.subscribe(() => {
      const { revision } = store.getState().saved;
      if (revision === known) return;
      known = revision;
      tabs.postMessage(revision);
      refetch();
    });
    return () => {
      unsubscribe();
      tabs.close();
    };
  }, [client, store, projectId]);
}
