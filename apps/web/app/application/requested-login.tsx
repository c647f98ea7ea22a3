import type { LoggedIn } from "@tessera/contract";
import { useEffect, useEffectEvent } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { send } from "#http/send.ts";
import { tokensOf } from "#session/account-tokens.ts";
import { subscribeToSession } from "#session/session-presence.ts";
import { findTokens, keepTokens } from "#session/session-store.ts";
import { answerLoginRequest, waitingCalls } from "#session/login-request.ts";
import { applyAccountTheme } from "#settings/apply-settings.ts";
import { useStore } from "#store/use-store.ts";

const LoginDialog = lazyPart(async () =>
  (await import("./load-login-dialog.ts")).loadLoginDialog(),
);

/**
 * Shows the login dialog while calls wait for the user to log in again, here or in another tab. The
 * calls of one user never continue with the tokens of another.
 */
export function RequestedLogin() {
  const isOpen = useStore(waitingCalls).length > 0;

  const giveUp = () => answerLoginRequest(undefined);
  async function resume(loggedIn: LoggedIn): Promise<void> {
    const tokens = tokensOf(loggedIn);
    await keepTokens(tokens);
    applyAccountTheme(loggedIn.user);
    answerLoginRequest(tokens);
  }
  const followOtherTab = useEffectEvent(async () => {
    const tokens = await findTokens();
    if (!tokens) return;
    try {
      const { data } = await send("getUser", {}, tokens.accessToken);
      if (waitingCalls.get().length === 0) return;
      applyAccountTheme(data);
      answerLoginRequest(tokens);
    } catch {
      // The stored session has ended too, so the dialog stays.
    }
  });
  useEffect(() => (isOpen ? subscribeToSession(() => void followOtherTab()) : undefined), [isOpen]);
  return <LoginDialog isOpen={isOpen} onClose={giveUp} onLoggedIn={resume} onFailure={giveUp} />;
}
