import type { AccountTokens } from "./account-tokens.ts";

type Waiting = (tokens: AccountTokens | undefined) => void;

const listeners = new Set<() => void>();
let waiting: readonly Waiting[] = [];

/** Asks the person to sign in again, over the page; undefined when they would rather not. */
export function requestSignIn(): Promise<AccountTokens | undefined> {
  return new Promise((resolve) => setWaiting([...waiting, resolve]));
}

/** Ends the request: every call that waits goes on with the new tokens, or fails without. */
export function answerSignInRequest(tokens: AccountTokens | undefined): void {
  const answered = waiting;
  setWaiting([]);
  for (const resolve of answered) resolve(tokens);
}

/** Whether a call waits for the person to sign in again. */
export function isSignInRequested(): boolean {
  return waiting.length > 0;
}

/** Calls back when a request begins or ends. */
export function subscribeToSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setWaiting(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}
