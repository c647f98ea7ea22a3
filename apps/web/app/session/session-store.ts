import { type AccountTokens, parseAccountTokens } from "./account-tokens.ts";
import { canSeal, openText, sealText } from "./sealed-text.ts";

const storageKey = "account";
const listeners = new Set<() => void>();
let isListening = false;

/** What was read or written last, beside the sealed text it belongs to. */
let known: { readonly sealed: string | null; readonly tokens: AccountTokens | undefined } = {
  sealed: null,
  tokens: undefined,
};

/** Whether tokens are kept: what decides what is shown. */
export function hasSession(): boolean {
  return readSealed() !== null || isInMemoryOnly();
}

/** The tokens kept, decrypted; undefined when nobody is signed in or this browser lost its key. */
export async function findTokens(): Promise<AccountTokens | undefined> {
  const sealed = readSealed();
  if (sealed === known.sealed) return known.tokens;
  if (sealed === null) return undefined;
  try {
    known = { sealed, tokens: parseAccountTokens(JSON.parse(await openText(sealed))) };
  } catch {
    clearTokens();
  }
  return known.tokens;
}

/** Keeps tokens: encrypted in local storage, or where the browser cannot encrypt, in this page's memory. */
export async function keepTokens(tokens: AccountTokens): Promise<void> {
  const sealed = await trySeal(tokens);
  known = { sealed, tokens };
  if (sealed === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, sealed);
  tellListeners();
}

/** Forgets the tokens, here and in every other tab. */
export function clearTokens(): void {
  known = { sealed: null, tokens: undefined };
  localStorage.removeItem(storageKey);
  tellListeners();
}

/** Whether the tokens live in this page's memory alone and a reload signs out. */
export function isInMemoryOnly(): boolean {
  return known.tokens !== undefined && known.sealed === null;
}

/** Calls back when somebody signs in or out, in this tab or another. */
export function subscribeToSession(listener: () => void): () => void {
  if (!isListening) listenToOtherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function trySeal(tokens: AccountTokens): Promise<string | null> {
  if (!canSeal()) return null;
  try {
    return await sealText(JSON.stringify(tokens));
  } catch {
    return null;
  }
}

function readSealed(): string | null {
  return localStorage.getItem(storageKey);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function listenToOtherTabs(): void {
  isListening = true;
  addEventListener("storage", (event) => {
    if (event.key === storageKey || event.key === null) tellListeners();
  });
}
