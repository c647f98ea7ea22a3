import { useEffect } from "react";
import { feedbackDraft } from "#feedback/feedback-draft.ts";
import { followAddress } from "#http/stored-organization.ts";
import { keepFirstUser } from "#api-client/first-user.ts";
import { answerLoginRequest } from "#session/login-request.ts";
import { hasSession, subscribeToSession } from "#session/session-presence.ts";
import { forgetPersonal } from "#storage/browser-storage.ts";
import { waitingLogOut } from "./log-out-request.ts";

/** Forgets what the user left in this page, when the session ends in this tab or another. */
export function useForgetEndedSession(): void {
  useEffect(
    () =>
      subscribeToSession(() => {
        if (hasSession()) return;
        keepFirstUser(undefined);
        feedbackDraft.set("");
        followAddress(undefined);
        answerLoginRequest(undefined);
        waitingLogOut.set(undefined);
        // A tab that logs out cannot clear the session storage of other tabs.
        forgetPersonal();
      }),
    [],
  );
}
