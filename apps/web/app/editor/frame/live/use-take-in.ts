import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { dropEarlyResponses } from "#api-client/early-responses.ts";
import { queries } from "#api-client/query-options.ts";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { parseRecipeState } from "#editor/draft/parse-recipe-state.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useFailureText } from "#http/use-failure-text.ts";

/** The action that merges a newer save into the draft. */
export type TakeIn = {
  readonly label: string;
  readonly isPending: boolean;
  readonly run: () => void;
};

/** Returns the action that merges the save of a revision; collisions open their dialog. */
export function useTakeIn(revision: number): TakeIn {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const store = useDraftStore();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const isEdited = useDraft(({ changes }) => changes.length > 0);
  const isSaving = useDraft(({ progress }) => progress.kind === "saving");
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      dropEarlyResponses();
      return queryClient.fetchQuery(queries.newerRecipe(project.id, revision));
    },
    onSuccess: (answer) => {
      const theirs = parseRecipeState(answer.data);
      if (!theirs) {
        const text = t`Tessera may have been updated since you opened this page. Reload to continue.`;
        return showToast({ kind: "error", text });
      }
      store.takeInNewer(theirs);
      return queryClient.setQueryData(queries.recipe(project.id).queryKey, answer);
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return {
    label: isEdited ? t`Take in` : t`Update`,
    isPending: isPending || isSaving,
    run: () => mutate(),
  };
}
