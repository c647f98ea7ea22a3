import { useLingui } from "@lingui/react/macro";
import type { Session, SessionId } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";

type Ended = SessionId | "others";

/** Returns the mutation that ends one session or all others, and removes them from the list. */
export function useEndSession() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const { queryKey } = queries.sessions();
  const mutation = useMutation({
    mutationFn: async (ended: Ended) => {
      if (ended === "others") await call("endOtherSessions", {});
      else await call("endSession", { params: { sessionId: ended } });
    },
    onSuccess: (_nothing, ended) => {
      queryClient.setQueryData(queryKey, (sessions) =>
        sessions?.filter((session) => isLeft(session, ended)),
      );
      showToast({
        kind: "success",
        text: ended === "others" ? t`All other sessions have ended` : t`The session has ended`,
      });
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
    // The list also shows what other devices did meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    mutate: mutation.mutate,
    isEndingOthers: mutation.isPending && mutation.variables === "others",
  };
}

function isLeft({ id, isCurrent }: Session, ended: Ended): boolean {
  return ended === "others" ? isCurrent : id !== ended;
}
