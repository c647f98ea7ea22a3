import { createStorageSignal, deviceStorage } from "#storage/browser-storage.ts";
import type { AccountTokens } from "./account-tokens.ts";

const storageKey = "account";
const signal = createStorageSignal(storageKey);

/** The tokens as this page knows them, and the sealed text that they are stored as. */
export type KnownTokens = {
  readonly sealed: string | undefined;
  readonly tokens: AccountTokens | undefined;
};

let known: KnownTokens = { sealed: undefined, tokens: undefined };

/** Calls back when somebody signs in or out, in this tab or another. */
export const subscribeToSession = signal.subscribe;

/** Whether tokens are kept: what decides what is shown. */
export function hasSession(): boolean {
  return readSealed() !== undefined || isInMemoryOnly();
}

/** Whether the tokens live in this page's memory alone and a reload signs out. */
export function isInMemoryOnly(): boolean {
  return known.tokens !== undefined && known.sealed === undefined;
}

/** The sealed tokens that are stored, by this tab or another. */
export function readSealed(): string | undefined {
  return deviceStorage.read(storageKey);
}

/** Whether another tab ended the session that this tab was in. */
export function isEndedElsewhere(): boolean {
  return known.sealed !== undefined && readSealed() === undefined;
}

/** What was read or written last. */
export function recallTokens(): KnownTokens {
  return known;
}

/** Remembers what was read. */
export function rememberTokens(read: KnownTokens): void {
  known = read;
}

/** Stores what is known from now on; `tellSession` then tells who listens. */
export function storeTokens(next: KnownTokens): void {
  known = next;
  deviceStorage.write(storageKey, next.sealed);
}

/** Tells everybody in this tab that somebody signed in or out. */
export const tellSession = signal.notify;
