import type { LoggedIn } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { keepTokens } from "#session/session-store.ts";
import { answerLoginRequest, waitingCalls } from "#session/login-request.ts";
import { applyAccountTheme } from "#settings/apply-settings.ts";
import { useStore } from "#store/use-store.ts";

const LoginDialog = lazyPart(async () => (await import("./login-dialog.tsx")).LoginDialog);

/** Shows the login dialog while calls wait for the user to log in again. */
export function RequestedLogin() {
  const queryClient = useQueryClient();
  const isOpen = useStore(waitingCalls).length > 0;

  const giveUp = () => answerLoginRequest(undefined);
  async function resume({ accessToken, refreshToken, user }: LoggedIn): Promise<void> {
    const { queryKey } = queries.user();
    const before = queryClient.getQueryData(queryKey);
    applyAccountTheme(user);
    await keepTokens({ accessToken, refreshToken });
    answerLoginRequest({ accessToken, refreshToken });
    // Another user must not continue with the previous user's data.
    if (before && before.id !== user.id) await queryClient.resetQueries();
  }
  return <LoginDialog isOpen={isOpen} onClose={giveUp} onLoggedIn={resume} onFailure={giveUp} />;
}
