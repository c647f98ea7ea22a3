import { calls, type OperationId } from "@tessera/contract";
import type { AccountTokens } from "#session/account-tokens.ts";
import { isOfAnotherUser } from "#session/page-user.ts";
import { refreshTokens } from "#session/refresh-tokens.ts";
import { clearTokens, findTokens, findTokensOf } from "#session/session-store.ts";
import { requestLogin } from "#session/login-request.ts";
import { ApiError } from "#http/api-error.ts";
import type { CallAnswer, CallInput } from "#http/call-types.ts";
import { readAnswer, send, urlOf } from "#http/send.ts";
import { findStoredOrganization } from "#http/stored-organization.ts";
import { dropEarlyResponses, findArrivedResponse, takeEarlyResponse } from "./early-responses.ts";

/**
 * Calls an operation of the API for the logged-in user. Renews a refused token and sends the call
 * again. If that fails, requests a login over the page and continues after it, for the same
 * user only. Throws if the page shows the data of another user than the one who is logged in.
 */
export async function call<Called extends OperationId>(
  id: Called,
  input: CallInput<Called>,
): Promise<CallAnswer<Called>> {
  if (!isRead(id)) dropEarlyResponses();
  const tokens = await findTokens();
  // Another tab has just logged in another user: this page is about to be replaced.
  if (isOfAnotherUser(tokens)) throw new Error("Another user has logged in.");
  try {
    const early = isRead(id) && takeEarlyResponse(urlOf(id, input), findStoredOrganization());
    return early ? readAnswer(id, await early) : await send(id, input, tokens?.accessToken);
  } catch (failure) {
    if (!tokens || !isTokenRefused(failure)) throw failure;
    const renewed = await renewTokens(tokens);
    if (!renewed) throw failure;
    return send(id, input, renewed.accessToken);
  }
}

/**
 * Returns the answer of a call that the page requested before the application loaded, if it has
 * arrived and is readable, so that the first render shows it.
 */
export function findArrivedAnswer<Called extends OperationId>(
  id: Called,
  input: CallInput<Called>,
  organizationId = findStoredOrganization(),
): CallAnswer<Called> | undefined {
  const received = findArrivedResponse(urlOf(id, input), organizationId);
  try {
    return received && readAnswer(id, received);
  } catch {
    // The call reads the same response, and its error is shown like any other.
    return undefined;
  }
}

function isRead(id: OperationId): boolean {
  return calls[id].method === "GET";
}

async function renewTokens(refused: AccountTokens): Promise<AccountTokens | undefined> {
  const { userId } = refused;
  const renewed = await refreshTokens(refused);
  // A user who logged out in the meantime, or whom another user followed, is not asked to log in.
  if (renewed || !(await findTokensOf(userId))) return renewed;
  const loggedIn = await requestLogin(userId);
  if (!loggedIn && (await findTokensOf(userId))) clearTokens();
  return loggedIn;
}

function isTokenRefused(failure: unknown): boolean {
  return (
    failure instanceof ApiError && failure.status === 401 && failure.code !== "wrongCredentials"
  );
}
