import { deviceStorage, forgetPersonal, makeStoredSignal } from "#storage/browser-storage.ts";
import { type AccountTokens, parseAccountTokens } from "./account-tokens.ts";
import { canSeal, openText, sealText } from "./sealed-text.ts";

const storageKey = "account";
const signal = makeStoredSignal(storageKey);

type Kept = { readonly sealed: string | undefined; readonly tokens: AccountTokens | undefined };
const nothing: Kept = { sealed: undefined, tokens: undefined };

/** What was read or written last: the sealed text, and the tokens in it. */
let known = nothing;

/** Calls back when somebody signs in or out, in this tab or another. */
export const subscribeToSession = signal.subscribe;

/** Whether tokens are kept: what decides what is shown. */
export function hasSession(): boolean {
  return deviceStorage.read(storageKey) !== undefined || isInMemoryOnly();
}

/** Whether the tokens live in this page's memory alone and a reload signs out. */
export function isInMemoryOnly(): boolean {
  return known.tokens !== undefined && known.sealed === undefined;
}

/** The tokens kept, decrypted; undefined when nobody is signed in or this browser lost its key. */
export async function findTokens(): Promise<AccountTokens | undefined> {
  const sealed = deviceStorage.read(storageKey);
  if (sealed === known.sealed) return known.tokens;
  if (sealed === undefined) return undefined;
  const tokens = await tryOpen(sealed);
  // Somebody may have signed in or out meanwhile.
  if (sealed !== deviceStorage.read(storageKey)) return findTokens();
  if (tokens) known = { sealed, tokens };
  else clearTokens();
  return tokens;
}

/** Keeps tokens: encrypted in local storage, or where the browser cannot encrypt, in this page's memory. */
export async function keepTokens(tokens: AccountTokens): Promise<void> {
  const sealed = await trySeal(tokens);
  known = { sealed, tokens };
  deviceStorage.write(storageKey, sealed);
  signal.tell();
}

/** Forgets the tokens and what else is their owner's, here and in every other tab. */
export function clearTokens(): void {
  known = nothing;
  deviceStorage.write(storageKey, undefined);
  forgetPersonal();
  signal.tell();
}

async function trySeal(tokens: AccountTokens): Promise<string | undefined> {
  if (!canSeal()) return undefined;
  try {
    return await sealText(JSON.stringify(tokens));
  } catch {
    return undefined;
  }
}

async function tryOpen(sealed: string): Promise<AccountTokens | undefined> {
  try {
    return parseAccountTokens(JSON.parse(await openText(sealed)));
  } catch {
    return undefined;
  }
}
