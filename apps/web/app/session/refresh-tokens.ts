import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import type { AccountTokens } from "./account-tokens.ts";
import { findTokens, keepTokens } from "./session-store.ts";

let turn: Promise<unknown> = Promise.resolve();

/**
 * Tokens newer than the refused ones; undefined when the account has to sign in again.
 * Calls at once and other tabs share one refresh: whoever comes second finds the new tokens.
 */
export function refreshTokens(refused: AccountTokens): Promise<AccountTokens | undefined> {
  return takeTurn(async () => {
    const tokens = await findTokens();
    if (!tokens || tokens.accessToken !== refused.accessToken) return tokens;
    return exchangeTokens(tokens);
  });
}

async function exchangeTokens(tokens: AccountTokens): Promise<AccountTokens | undefined> {
  try {
    const { data } = await send("refreshTokens", {
      body: { refreshToken: tokens.refreshToken },
    });
    const { accessToken, refreshToken } = data;
    await keepTokens({ accessToken, refreshToken });
    return { accessToken, refreshToken };
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return undefined;
    throw failure;
  }
}

/** One at a time in every tab; without Web Locks, in this one. */
function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request("tessera-refresh", work);
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
}
