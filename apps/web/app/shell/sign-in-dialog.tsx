import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "@tessera/ui";
import { useSyncExternalStore } from "react";
import { LoginForm } from "#authentication/login-form.tsx";
import { keepTokens } from "#session/session-store.ts";
import {
  answerSignInRequest,
  isSignInRequested,
  subscribeToSignInRequest,
} from "#session/sign-in-request.ts";

/** Asks for the password over the page when the sign-in has run out; the page and what was typed stay as they are. */
export function SignInDialog() {
  const { t } = useLingui();
  const isOpen = useSyncExternalStore(subscribeToSignInRequest, isSignInRequested, () => false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => answerSignInRequest(undefined)}
      closesSilently
      title={t`Log in to go on`}
      description={
        <Trans>You were signed out. The page is as you left it and goes on where it stopped.</Trans>
      }
    >
      <LoginForm
        onSignedIn={async ({ accessToken, refreshToken }) => {
          await keepTokens({ accessToken, refreshToken });
          answerSignInRequest({ accessToken, refreshToken });
        }}
        onUnverified={() => answerSignInRequest(undefined)}
      />
    </Dialog>
  );
}
