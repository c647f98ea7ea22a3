import { createStorageSignal, deviceStorage } from "#storage/browser-storage.ts";
import type { AccountTokens } from "./account-tokens.ts";

const storageKey = "account";
const signal = createStorageSignal(storageKey);

/** The tokens that this page knows, and the sealed text in the storage. */
export type KnownTokens = {
  readonly sealed: string | undefined;
  readonly tokens: AccountTokens | undefined;
};

let known: KnownTokens = { sealed: undefined, tokens: undefined };

/** Calls the listener after a login or log-out, in this tab or another. */
export const subscribeToSession = signal.subscribe;

/** Returns whether tokens are stored, which decides what the pages show. */
export function hasSession(): boolean {
  return readSealed() !== undefined || isInMemoryOnly();
}

/** Returns whether the tokens are in this page's memory only, so that a reload logs out. */
export function isInMemoryOnly(): boolean {
  return known.tokens !== undefined && known.sealed === undefined;
}

/** Returns the stored sealed tokens of this tab or another. */
export function readSealed(): string | undefined {
  return deviceStorage.read(storageKey);
}

/** Returns whether another tab ended this tab's session. */
export function isEndedElsewhere(): boolean {
  return known.sealed !== undefined && readSealed() === undefined;
}

/** Returns the tokens that were last read or written. */
export function getKnownTokens(): KnownTokens {
  return known;
}

/** Caches tokens that were read. */
export function cacheTokens(read: KnownTokens): void {
  known = read;
}

/** Caches and stores new tokens; `notifySession` then notifies the listeners. */
export function storeTokens(next: KnownTokens): void {
  known = next;
  deviceStorage.write(storageKey, next.sealed);
}

/** Notifies the listeners in this tab of a login or log-out. */
export const notifySession = signal.notify;
