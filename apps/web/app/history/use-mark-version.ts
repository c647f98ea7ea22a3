import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf, Operations } from "@tessera/contract";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useFailureText } from "#http/use-failure-text.ts";

type Mark = InputOf<Operations["updateVersion"]>["body"];

/** Returns the mutation that names or pins a version. */
export function useMarkVersion(revision: number) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Mark) =>
      call("updateVersion", {
        params: { projectId: project.id, versionId: String(revision) },
        body,
      }),
    onSuccess: ({ data }, { pinned }) => {
      const { queryKey } = queries.version(project.id, revision);
      queryClient.setQueryData(queryKey, (before) => before && { ...before, ...data });
      if (pinned === undefined) return;
      showToast({
        kind: "success",
        text: pinned ? t`The version is pinned` : t`The pin is removed`,
      });
    },
    onError: (error) => showToast({ kind: "error", text: failureText(error) }),
    // The names are in the list, in the open versions and in the release notes of comparisons.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["versions", project.id] }),
  });
}
