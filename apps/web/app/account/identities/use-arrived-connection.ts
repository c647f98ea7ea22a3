import { useLingui } from "@lingui/react/macro";
import { socialProviderNames } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { type ProviderAnswer, takeConnection } from "#authentication/social/arrived-answer.ts";
import { useSingleCall } from "#authentication/use-single-call.ts";

/** The connection of a provider that has just redirected back. */
export type ArrivedConnection = {
  readonly isPending: boolean;
  readonly failure: Error | undefined;
  /** The element to scroll to when there is one. */
  readonly frame: RefObject<HTMLDivElement | null>;
};

/** Connects the account of a provider that has just redirected back, if there is one. */
export function useArrivedConnection(): ArrivedConnection {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const { isPending, failure, run } = useSingleCall<ProviderAnswer>(async (body) => {
    const { data } = await call("createIdentity", { body });
    await queryClient.invalidateQueries({ queryKey: queries.identities().queryKey });
    const provider = socialProviderNames[data.provider];
    showToast({ kind: "success", text: t`${provider} logs you in from now on` });
  });
  const connect = useEffectEvent(() => {
    const answer = takeConnection();
    if (answer) run(answer);
  });
  useEffect(() => connect(), []);
  useEffect(() => {
    if (failure) frame.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  return { isPending, failure, frame };
}
