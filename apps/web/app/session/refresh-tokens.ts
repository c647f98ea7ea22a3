import { ApiError } from "#http/api-error.ts";
import { send } from "#http/send.ts";
import type { AccountTokens } from "./account-tokens.ts";
import { findTokens, keepTokens } from "./session-store.ts";

let turn: Promise<unknown> = Promise.resolve();

/**
 * Returns tokens newer than the refused ones; undefined if the account has to log in again.
 * Concurrent calls and other tabs share one refresh, so the second caller gets the new tokens.
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

/** Runs one task at a time across all tabs; without Web Locks, in this tab. */
function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request("tessera-refresh", work);
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
}
