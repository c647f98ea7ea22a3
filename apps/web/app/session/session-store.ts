import { forgetPersonal } from "#storage/browser-storage.ts";
import { type AccountTokens, parseAccountTokens } from "./account-tokens.ts";
import { tryOpenText, trySealText } from "./sealed-text.ts";
import {
  rememberTokens,
  recallTokens,
  readSealed,
  storeTokens,
  tellSession,
} from "./session-presence.ts";

/** The tokens kept, decrypted; undefined when nobody is signed in or this browser lost its key. */
export async function findTokens(): Promise<AccountTokens | undefined> {
  const sealed = readSealed();
  const known = recallTokens();
  if (sealed === known.sealed) return known.tokens;
  if (sealed === undefined) return undefined;
  const tokens = await tryOpen(sealed);
  // Somebody may have signed in or out meanwhile.
  if (sealed !== readSealed()) return findTokens();
  if (tokens) rememberTokens({ sealed, tokens });
  else clearTokens();
  return tokens;
}

/** Keeps tokens: encrypted in local storage, or where the browser cannot encrypt, in this page's memory. */
export async function keepTokens(tokens: AccountTokens): Promise<void> {
  storeTokens({ sealed: await trySealText(JSON.stringify(tokens)), tokens });
  tellSession();
}

/** Forgets the tokens and what else is their owner's, here and in every other tab. */
export function clearTokens(): void {
  storeTokens({ sealed: undefined, tokens: undefined });
  forgetPersonal();
  tellSession();
}

async function tryOpen(sealed: string): Promise<AccountTokens | undefined> {
  try {
    return parseAccountTokens(JSON.parse((await tryOpenText(sealed)) ?? "null"));
  } catch {
    return undefined;
  }
}
