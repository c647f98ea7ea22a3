import { useLingui } from "@lingui/react/macro";
import { describeIssues, operations } from "@tessera/contract";
import { useMutation } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { useState } from "react";
import { ApiError } from "#http/api-error.ts";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { feedbackDraft } from "./feedback-draft.ts";

const { body: schema } = operations.sendFeedback;

/**
 * Returns the mutation that sends feedback. On success it thanks the user and removes the draft; on
 * failure it shows the error and keeps the draft.
 */
export function useSendFeedback(onSent: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    // Without a network the failure is shown at once.
    networkMode: "always",
    mutationFn: (text: string) => call("sendFeedback", { body: { text } }),
    onSuccess() {
      feedbackDraft.set("");
      showToast({ kind: "success", text: t`Succesfully sent your feedback!` });
      onSent();
    },
    onError(failure) {
      const beside = failure instanceof ApiError ? failure.fields["text"] : undefined;
      setProblem(beside ?? failureText(failure));
    },
  });

  function send(text: string): void {
    if (isPending) return;
    const parsed = schema.safeParse({ text });
    setProblem(
      parsed.success ? undefined : describeIssues(parsed.error.issues, locale).fields["text"],
    );
    if (parsed.success) mutate(parsed.data.text);
  }
  return { send, isPending, problem, forgetProblem: () => setProblem(undefined) };
}
