import { createStore } from "#store/create-store.ts";
import type { AccountTokens } from "./account-tokens.ts";

/** A call that waits for its user to log in again. */
type Waiting = {
  readonly userId: AccountTokens["userId"];
  readonly resolve: (tokens: AccountTokens | undefined) => void;
};

/** The calls that wait for the user to log in again. */
export const waitingCalls = createStore<readonly Waiting[]>([]);

/**
 * Asks the user of a call to log in again, over the page; resolves to undefined when they refuse or
 * another user logs in.
 */
export function requestLogin(userId: AccountTokens["userId"]): Promise<AccountTokens | undefined> {
  return new Promise((resolve) => waitingCalls.set([...waitingCalls.get(), { userId, resolve }]));
}

/** Ends the request: a waiting call continues with new tokens of its own user, or fails without. */
export function answerLoginRequest(tokens: AccountTokens | undefined): void {
  const answered = waitingCalls.get();
  waitingCalls.set([]);
  for (const { userId, resolve } of answered) {
    resolve(tokens?.userId === userId ? tokens : undefined);
  }
}
