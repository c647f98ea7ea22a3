import { createStore } from "#store/create-store.ts";
import type { AccountTokens } from "./account-tokens.ts";

type Waiting = (tokens: AccountTokens | undefined) => void;

const waiting = createStore<readonly Waiting[]>([]);

/** Asks the person to log in again, over the page; resolves to undefined when they refuse. */
export function requestLogin(): Promise<AccountTokens | undefined> {
  return new Promise((resolve) => waiting.set([...waiting.get(), resolve]));
}

/** Ends the request: every waiting call continues with the new tokens, or fails without them. */
export function answerLoginRequest(tokens: AccountTokens | undefined): void {
  const answered = waiting.get();
  waiting.set([]);
  for (const resolve of answered) resolve(tokens);
}

/** Returns whether a call waits for the person to log in again. */
export function isLoginRequested(): boolean {
  return waiting.get().length > 0;
}

/** Calls the listener when a request begins or ends. */
export const subscribeToLoginRequest = waiting.subscribe;
