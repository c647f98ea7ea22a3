import type { LoggedIn, User } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { queries } from "#api-client/query-options.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { send } from "#http/send.ts";
import type { AccountTokens } from "#session/account-tokens.ts";
import { subscribeToSession } from "#session/session-presence.ts";
import { findTokens, keepTokens } from "#session/session-store.ts";
import { answerLoginRequest, waitingCalls } from "#session/login-request.ts";
import { applyAccountTheme } from "#settings/apply-settings.ts";
import { useStore } from "#store/use-store.ts";

const LoginDialog = lazyPart(async () => (await import("./login-dialog.tsx")).LoginDialog);

/** Shows the login dialog while calls wait for the user to log in again, here or in another tab. */
export function RequestedLogin() {
  const queryClient = useQueryClient();
  const isOpen = useStore(waitingCalls).length > 0;

  const giveUp = () => answerLoginRequest(undefined);
  async function resume({ user, ...tokens }: LoggedIn): Promise<void> {
    await keepTokens({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
    await proceed(user, tokens);
  }
  async function proceed(user: User, { accessToken, refreshToken }: AccountTokens): Promise<void> {
    const { queryKey } = queries.user();
    const before = queryClient.getQueryData(queryKey);
    applyAccountTheme(user);
    answerLoginRequest({ accessToken, refreshToken });
    // Another user must not continue with the previous user's data.
    if (before && before.id !== user.id) await queryClient.resetQueries();
  }
  const followOtherTab = useEffectEvent(async () => {
    const tokens = await findTokens();
    if (!tokens) return;
    try {
      const { data } = await send("getUser", {}, tokens.accessToken);
      if (waitingCalls.get().length > 0) await proceed(data, tokens);
    } catch {
      // The stored session has ended too, so the dialog stays.
    }
  });
  useEffect(() => (isOpen ? subscribeToSession(() => void followOtherTab()) : undefined), [isOpen]);
  return <LoginDialog isOpen={isOpen} onClose={giveUp} onLoggedIn={resume} onFailure={giveUp} />;
}
