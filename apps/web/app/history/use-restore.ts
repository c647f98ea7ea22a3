import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type InputOf, type Operations, revisionTag } from "@tessera/contract";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";

type Restored = InputOf<Operations["restoreVersion"]>["body"];

/**
 * Returns the mutation that restores a version into the revision that the user has seen. `onDone` is called after the
 * save, before the design system is read again.
 */
export function useRestore(revision: number, seenRevision: number, onDone: () => void) {
  const { t } = useLingui();
  const { organization, project } = useOpenProject();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Restored) =>
      call("restoreVersion", {
        params: { projectId: project.id, versionId: String(revision) },
        ifMatch: revisionTag(seenRevision),
        body,
      }),
    onSuccess: ({ data }) => {
      const saved = data.revision;
      showToast({ kind: "success", text: t`Saved as version ${saved}` });
      onDone();
    },
    onSettled: () =>
      Promise.all(
        [
          queries.recipe(project.id).queryKey,
          queries.versions(project.id).queryKey,
          ["projects", organization.id],
          ["variables", project.id],
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
