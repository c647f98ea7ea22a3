import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import { type AccountTokens, tokensOf } from "./account-tokens.ts";
import { findTokensOf, keepTokens } from "./session-store.ts";

let turn: Promise<unknown> = Promise.resolve();

/**
 * Returns newer tokens of the same user; undefined if the user has to log in again.
 * Concurrent calls and other tabs share one refresh, so the second caller gets the new tokens.
 */
export function refreshTokens(refused: AccountTokens): Promise<AccountTokens | undefined> {
  return takeTurn(async () => {
    const tokens = await findTokensOf(refused.userId);
    if (!tokens || tokens.accessToken !== refused.accessToken) return tokens;
    return exchangeTokens(tokens);
  });
}

async function exchangeTokens(tokens: AccountTokens): Promise<AccountTokens | undefined> {
  try {
    const { data } = await send("refreshTokens", {
      body: { refreshToken: tokens.refreshToken },
    });
    // The user may have logged out, or another user may have logged in, in the meantime.
    const stored = await findTokensOf(tokens.userId);
    if (stored?.accessToken !== tokens.accessToken) return stored;
    const next = tokensOf(data);
    await keepTokens(next);
    return next;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return undefined;
    throw failure;
  }
}

/** Runs one task at a time across all tabs; without Web Locks, in this tab. */
function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request("tessera-refresh", work);
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
}
