import type { SignedIn } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queries } from "#api-client/query-options.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { keepTokens } from "#session/session-store.ts";
import {
  answerSignInRequest,
  isSignInRequested,
  subscribeToSignInRequest,
} from "#session/sign-in-request.ts";

const SignInDialog = lazyPart(async () => (await import("./sign-in-dialog.tsx")).SignInDialog);

/** Answers the calls that wait for the person to sign in again, when the sign-in has run out. */
export function RequestedSignIn() {
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
  return <SignInDialog isOpen={isOpen} onClose={giveUp} onSignedIn={goOn} onFailure={giveUp} />;
}
