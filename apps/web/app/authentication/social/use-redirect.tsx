import { useLingui } from "@lingui/react/macro";
import {
  type LoggedIn,
  type PendingSignUp,
  type SocialProvider,
  socialProviderNames,
} from "@tessera/contract";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { navigate } from "#navigation/router.tsx";
import { usePasswordLogin } from "../use-password-login.tsx";
import {
  type Arrived,
  keepConnection,
  type ProviderAnswer,
  readRedirect,
} from "./arrived-answer.ts";
import type { FailedRedirectProps } from "./failed-redirect.tsx";

/** The state of the page of a redirect. */
type Shown =
  | { readonly kind: "waiting" | "second-step" }
  | { readonly kind: "sign-up"; readonly provider: SocialProvider; readonly signUp: PendingSignUp }
  | ({ readonly kind: "failed" } & FailedRedirectProps);

/** Completes the request that a provider redirects back from, once, and returns what to show. */
export function useRedirect(onLoggedIn: (loggedIn: LoggedIn) => Promise<void>): {
  readonly shown: Shown;
  readonly secondStep: ReactNode;
} {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [shown, setShown] = useState<Shown>({ kind: "waiting" });
  const { proceed, form } = usePasswordLogin(onLoggedIn, () => navigate("/login"));
  const isRead = useRef(false);

  async function logIn(answer: ProviderAnswer): Promise<void> {
    const { data } = await send("socialLogin", { body: answer });
    if ("signUpToken" in data) {
      setShown({ kind: "sign-up", provider: answer.provider, signUp: data });
      return;
    }
    // The address is not known before the login, so no device key is.
    await proceed("", data);
    if ("loginToken" in data) setShown({ kind: "second-step" });
  }

  function describe(arrived: Exclude<Arrived, { kind: "answer" }>): FailedRedirectProps {
    if (arrived.kind === "unknown") {
      return {
        text: t`This login has expired or began in another browser. Start again.`,
        purpose: "login",
      };
    }
    const { purpose } = arrived;
    const provider = socialProviderNames[arrived.provider];
    const text =
      arrived.kind === "cancelled"
        ? t`You cancelled at ${provider}. Nothing has changed.`
        : t`${provider} reported a problem. Start again.`;
    return { text, purpose };
  }

  const complete = useEffectEvent(async () => {
    const arrived = readRedirect(new URLSearchParams(location.search));
    // The code must not stay in the history of the browser.
    navigate(location.pathname, { replace: true });
    if (arrived.kind !== "answer") {
      setShown({ kind: "failed", ...describe(arrived) });
      return;
    }
    if (arrived.purpose === "connect") {
      keepConnection(arrived.answer);
      navigate("/account/security", { replace: true });
      return;
    }
    try {
      await logIn(arrived.answer);
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : undefined;
      setShown({ kind: "failed", text: failureText(cause), purpose: "login", code });
    }
  });
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    void complete();
  }, []);
  return { shown, secondStep: form };
}
