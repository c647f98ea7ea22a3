import type { Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { useFailureText } from "#http/use-failure-text.ts";

/** Returns a mutation of an invitation that shows the text of its result. */
export function useInvitationAction({ id }: Organization, run: () => Promise<string>) {
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (text) => showToast({ kind: "success", text }),
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["invitations", id] }),
  });
}
