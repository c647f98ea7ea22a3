import { useLingui } from "@lingui/react/macro";
import type { ApiKey } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";

/** Returns a function that deletes an API key and removes it from the list. */
export function useDeleteKey(): (id: ApiKey["id"]) => void {
  const { t } = useLingui();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const { queryKey } = queries.apiKeys();
  const { mutate } = useMutation({
    mutationFn: (keyId: ApiKey["id"]) => call("deleteApiKey", { params: { keyId } }),
    onSuccess: (_nothing, keyId) => {
      queryClient.setQueryData(queryKey, (keys) => keys?.filter(({ id }) => id !== keyId));
      showToast({ kind: "success", text: t`The API key no longer works` });
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return mutate;
}
