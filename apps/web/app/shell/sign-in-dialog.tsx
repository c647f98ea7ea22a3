import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "@tessera/ui";
import { useSyncExternalStore } from "react";
import { queries } from "#api-client/query-options.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { keepTokens } from "#session/session-store.ts";
import {
  answerSignInRequest,
  isSignInRequested,
  subscribeToSignInRequest,
} from "#session/sign-in-request.ts";

const LoginForm = lazyPart(async () => (await import("#authentication/login-form.tsx")).LoginForm);

/** Asks for the password over the page when the sign-in has run out; the page and what was typed stay as they are. */
export function SignInDialog() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isOpen = useSyncExternalStore(subscribeToSignInRequest, isSignInRequested, () => false);

  const giveUp = () => answerSignInRequest(undefined);
  async function goOn({ accessToken, refreshToken, user }: SignedIn): Promise<void> {
    const { queryKey } = queries.user();
    const before = queryClient.getQueryData(queryKey);
    await keepTokens({ accessToken, refreshToken });
    answerSignInRequest({ accessToken, refreshToken });
    // Somebody else must not go on with what the person before them read.
    if (before && before.id !== user.id) await queryClient.resetQueries();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={giveUp}
      confirmsClosing="when-typed"
      title={t`Log in to go on`}
      description={
        <Trans>You were signed out. The page is as you left it and goes on where it stopped.</Trans>
      }
    >
      <LoginForm onSignedIn={goOn} onUnverified={giveUp} onFailure={giveUp} />
    </Dialog>
  );
}
