import { createStore } from "#store/create-store.ts";
import type { AccountTokens } from "./account-tokens.ts";

type Waiting = (tokens: AccountTokens | undefined) => void;

/** The calls that wait for the user to log in again. */
export const waitingCalls = createStore<readonly Waiting[]>([]);

/** Asks the person to log in again, over the page; resolves to undefined when they refuse. */
export function requestLogin(): Promise<AccountTokens | undefined> {
  return new Promise((resolve) => waitingCalls.set([...waitingCalls.get(), resolve]));
}

/** Ends the request: every waiting call continues with the new tokens, or fails without them. */
export function answerLoginRequest(tokens: AccountTokens | undefined): void {
  const answered = waitingCalls.get();
  waitingCalls.set([]);
  for (const resolve of answered) resolve(tokens);
}
