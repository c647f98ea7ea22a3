import { useLingui } from "@lingui/react/macro";
import type { OrganizationId, Project, ProjectId } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { projectLists } from "#api-client/project-lists.ts";

type Mark = { readonly projectId: ProjectId; readonly favorite: boolean };

/**
 * Returns the mutation that marks or unmarks a favorite: it shows at once, and reverts if the
 * server refuses.
 */
export function useFavorite(organizationId: OrganizationId) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const { queryKey } = projectLists.active(organizationId);
  const first = projectLists.first(organizationId).queryKey;
  const show = ({ projectId, favorite }: Mark) => {
    const mark = (projects: readonly Project[]) =>
      projects.map((one) => (one.id === projectId ? { ...one, favorite } : one));
    queryClient.setQueryData(queryKey, (projects) => projects && mark(projects));
    queryClient.setQueryData(first, (page) => page && { ...page, data: mark(page.data) });
  };
  return useMutation({
    // Requests run in order, so that the last click wins.
    scope: { id: `favorites-${organizationId}` },
    mutationFn: ({ projectId, favorite }: Mark) =>
      call(favorite ? "addFavorite" : "removeFavorite", {
        params: { projectId },
      }),
    onMutate: async (mark) => {
      const isComplete = queryClient.getQueryData(queryKey) !== undefined;
      // The first read continues: without it, only the first page would be listed.
      if (isComplete) await queryClient.cancelQueries({ queryKey });
      show(mark);
      return { isComplete };
    },
    onError: (failure, { projectId, favorite }) => {
      show({ projectId, favorite: !favorite });
      showToast({
        kind: "error",
        text: `${t`We couldn’t save this favorite.`} ${failureText(failure)}`,
      });
    },
    onSettled: async (_data, _failure, _mark, shown) => {
      if (shown?.isComplete) return;
      // The first read began before the change, and may not contain it.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    },
  });
}
