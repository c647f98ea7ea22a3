import { fetchJson } from "./fetch-json.ts";
import type { SocialAnswer, SocialOptions } from "./social-client.ts";

/** The parameters of an authorization besides those of the client. */
type AuthorizationParameters = Readonly<Record<string, string>> & {
  readonly redirectUri: string;
  readonly codeChallenge: string;
};

/** Prints the address at which a user logs in at a provider, with the parameters of OAuth and PKCE. */
export function printAuthorization(
  address: string,
  { clientId }: SocialOptions,
  { redirectUri, codeChallenge, ...parameters }: AuthorizationParameters,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    code_challenge: codeChallenge,
    code_challenge_method: "S256",
    ...parameters,
  });
  return `${address}?${query.toString()}`;
}

/** Sends a code to the token address of a provider; resolves to undefined when the provider refuses it. */
export function exchangeCode(
  address: string,
  { clientId, clientSecret }: SocialOptions,
  { code, codeVerifier, redirectUri }: SocialAnswer,
  signal: AbortSignal,
): Promise<unknown> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUri,
    code,
    code_verifier: codeVerifier,
  });
  return fetchJson(address, { method: "POST", body, signal });
}
