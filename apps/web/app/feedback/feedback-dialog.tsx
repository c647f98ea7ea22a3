import { Trans, useLingui } from "@lingui/react/macro";
import { countFeedback, longestFeedback, shortestFeedback } from "@tessera/contract";
import { Button, Dialog, DialogActions, TextArea, useShortcut, useShortcutKeys } from "@tessera/ui";
import type { FormEvent } from "react";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useStore } from "#store/use-store.ts";
import { feedbackDraft } from "./feedback-draft.ts";
import { useSendFeedback } from "./use-send-feedback.ts";

/** Shows the feedback dialog. The typed text is kept until it is sent. */
export function FeedbackDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Feedback`}
      description={<Trans>What works? What doesn’t? What’s missing? We read every message.</Trans>}
    >
      <FeedbackForm onSent={onClose} />
    </Dialog>
  );
}

function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const text = useStore(feedbackDraft);
  const group = useShortcutGroups().general;
  const { send, isPending, problem, forgetProblem } = useSendFeedback(onSent);
  const count = countFeedback(text);
  const canSend = count >= shortestFeedback && count <= longestFeedback;
  const keys = useShortcutKeys("send-feedback");
  const label = t`Send feedback`;
  const shortcut = { id: "send-feedback", keys: "Control+Enter", label, group };
  useShortcut({ ...shortcut, worksInTextFields: true }, () => {
    if (canSend) send(text);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(text);
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must set the focus
        autoFocus
        label={t`Your feedback`}
        description={t`Write at least ${shortestFeedback} characters.`}
        rows={6}
        maxRows={12}
        maxLength={longestFeedback}
        count={countFeedback}
        value={text}
        onChange={(changed) => {
          feedbackDraft.set(changed);
          forgetProblem();
        }}
        errorMessage={problem}
      />
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          kind="ink"
          isDisabled={!canSend}
          isPending={isPending}
          {...keys.control}
        >
          <Trans>Send</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
