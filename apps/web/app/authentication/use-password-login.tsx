import type { LoggedIn, PendingLogin } from "@tessera/contract";
import { loadOnce, reloadStyles } from "@tessera/ui";
import { type ReactNode, useState } from "react";
import type { CallAnswer } from "#http/call-types.ts";
import { NetworkError } from "#http/network-error.ts";
import { keepDeviceKey } from "#session/device-keys.ts";

const secondStep = loadOnce(async () => {
  await reloadStyles();
  return { Form: (await import("./second-step-form.tsx")).SecondStepForm };
});

type LoadedSecondStep = Awaited<ReturnType<typeof secondStep.load>>;
type PasswordLogin = CallAnswer<"login">["data"];

/** A login with a password, from the answer of its first step. */
export type ContinuedLogin = {
  /** Logs in with a complete answer; otherwise shows the second step. */
  readonly proceed: (email: string, answer: PasswordLogin) => Promise<void>;
  /** The form of the second step; undefined before it. */
  readonly form: ReactNode | undefined;
};

/**
 * Returns the function that continues a login with a password; the second step loads on demand. `onBack` is called when
 * the user leaves the second step.
 */
export function usePasswordLogin(
  onLoggedIn: (loggedIn: LoggedIn) => Promise<void>,
  onBack?: () => void,
): ContinuedLogin {
  const [pending, setPending] = useState<
    LoadedSecondStep & PendingLogin & { readonly email: string }
  >();

  async function proceed(email: string, answer: PasswordLogin): Promise<void> {
    if ("loginToken" in answer) {
      setPending({ ...(await loadSecondStep()), ...answer, email });
      return;
    }
    await keepDeviceKey(answer.user.email, answer.deviceKey);
    await onLoggedIn(answer);
  }
  const form = pending && (
    <pending.Form
      email={pending.email}
      loginToken={pending.loginToken}
      passkeys={pending.passkeys}
      onLoggedIn={onLoggedIn}
      onBack={() => {
        setPending(undefined);
        onBack?.();
      }}
    />
  );
  return { proceed, form };
}

/** Loads the form of the second step; without a network it fails as a call would. */
async function loadSecondStep(): Promise<LoadedSecondStep> {
  try {
    return await secondStep.load();
  } catch (failure) {
    throw new NetworkError(failure);
  }
}
