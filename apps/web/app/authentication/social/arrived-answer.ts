import type { SocialProvider } from "@tessera/contract";
import { type BegunRequest, takeRequest } from "./begun-requests.ts";

/** The answer of a provider, as the calls receive it. */
export type ProviderAnswer = {
  readonly provider: SocialProvider;
  readonly code: string;
  readonly state: string;
  readonly codeVerifier: string;
};

/** The parameters of a provider’s redirect. */
export type Arrived =
  | {
      readonly kind: "answer";
      readonly answer: ProviderAnswer;
      readonly purpose: BegunRequest["purpose"];
    }
  /** The user has cancelled, or the provider reports an error. */
  | ({ readonly kind: "cancelled" | "refused" } & Pick<BegunRequest, "provider" | "purpose">)
  /** This browser did not begin the request, or began it too long ago. */
  | { readonly kind: "unknown" };

/** Reads the parameters of a redirect; each state is accepted once. */
export function readRedirect(params: URLSearchParams): Arrived {
  const state = params.get("state") ?? "";
  const request = takeRequest(state);
  if (!request) return { kind: "unknown" };
  const { provider, purpose, codeVerifier } = request;
  const code = params.get("code");
  if (code) return { kind: "answer", answer: { provider, code, state, codeVerifier }, purpose };
  const isCancelled = params.get("error") === "access_denied";
  return { kind: isCancelled ? "cancelled" : "refused", provider, purpose };
}

let connection: ProviderAnswer | undefined;

/** Passes an answer on to the page that connects the provider; it is in memory only. */
export function keepConnection(answer: ProviderAnswer): void {
  connection = answer;
}

/** Returns the answer to connect, once. */
export function takeConnection(): ProviderAnswer | undefined {
  const taken = connection;
  connection = undefined;
  return taken;
}
