import type { OperationId } from "@tessera/contract";
import type { AccountTokens } from "#session/account-tokens.ts";
import { refreshTokens } from "#session/refresh-tokens.ts";
import { hasSession } from "#session/session-presence.ts";
import { clearTokens, findTokens } from "#session/session-store.ts";
import { requestSignIn } from "#session/sign-in-request.ts";
import { ApiError } from "#http/api-error.ts";
import type { CallAnswer, CallInput } from "#http/call-types.ts";
import { send } from "#http/send.ts";

/**
 * Calls an operation of the API as whoever is signed in.
 * A refused token is renewed and the call sent again; where that fails, the person is asked to sign in
 * over the page, and the call goes on after it.
 */
export async function call<Called extends OperationId>(
  id: Called,
  input: CallInput<Called>,
): Promise<CallAnswer<Called>> {
  const tokens = await findTokens();
  try {
    return await send(id, input, tokens?.accessToken);
  } catch (failure) {
    if (!tokens || !isTokenRefused(failure)) throw failure;
    const renewed = await renewTokens(tokens);
    if (!renewed) throw failure;
    return send(id, input, renewed.accessToken);
  }
}

async function renewTokens(refused: AccountTokens): Promise<AccountTokens | undefined> {
  const renewed = await refreshTokens(refused);
  // Who signed out meanwhile is not asked to sign in again.
  if (renewed || !hasSession()) return renewed;
  const signedIn = await requestSignIn();
  if (!signedIn) clearTokens();
  return signedIn;
}

function isTokenRefused(failure: unknown): boolean {
  return (
    failure instanceof ApiError && failure.status === 401 && failure.code !== "wrongCredentials"
  );
}
