import type { PresenceEvent, SavedEvent } from "@tessera/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { dropEarlyResponses } from "#api-client/early-responses.ts";
import { queries } from "#api-client/query-options.ts";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import type { LiveEvent } from "#live/parse-events.ts";
import { shareStream } from "#live/share-stream.ts";
import { runWhileVisible } from "./run-while-visible.ts";

/** A person who has the project open. */
export type Person = PresenceEvent["people"][number];

/** The other people who have the project open, and a save of theirs that the draft does not contain. */
type ProjectEvents = {
  readonly others: readonly Person[];
  readonly newer: SavedEvent | undefined;
};

const nobody: readonly Person[] = [];

/**
 * Follows the stream of the open project. A save of the same user elsewhere is merged at once; one
 * of another user is returned until the draft contains it.
 */
export function useProjectEvents(): ProjectEvents {
  const { project } = useOpenProject();
  const store = useDraftStore();
  const queryClient = useQueryClient();
  const { data: user } = useQuery({ ...queries.user(), enabled: false });
  const [people, setPeople] = useState(nobody);
  const [lastSave, setLastSave] = useState<SavedEvent>();
  const saved = useDraft(({ saved: { revision } }) => ({ revision }));

  const receive = useEffectEvent(({ event, data }: LiveEvent) => {
    if (event === "presence") setPeople((data as PresenceEvent).people);
    if (event === "ended") setPeople(nobody);
    if (event !== "saved") return;
    const save = data as SavedEvent;
    const { progress, saved: known } = store.getState();
    if (save.revision <= known.revision) return;
    if (save.author?.id !== user?.id) return setLastSave(save);
    // The answer of the tab's own save may still be on its way.
    if (progress.kind === "saving") return;
    dropEarlyResponses();
    void queryClient.invalidateQueries({ queryKey: queries.recipe(project.id).queryKey });
  });
  useEffect(() => {
    const stream = {
      operation: "streamProject",
      params: { projectId: project.id },
      name: `tessera-project-${project.id}`,
      kept: ["presence", "saved"],
      knownId: () => String(store.getState().saved.revision),
    } as const;
    return runWhileVisible(() => {
      const stop = shareStream(stream, receive);
      return () => {
        stop();
        setPeople(nobody);
      };
    });
  }, [project.id, store]);

  return {
    others: people.filter(({ id }) => id !== user?.id),
    newer: lastSave && lastSave.revision > saved.revision ? lastSave : undefined,
  };
}
