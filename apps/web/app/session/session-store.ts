import { forgetPersonal } from "#storage/browser-storage.ts";
import { type AccountTokens, parseAccountTokens } from "./account-tokens.ts";
import { tryOpenText, trySealText } from "./sealed-text.ts";
import {
  cacheTokens,
  getKnownTokens,
  readSealed,
  storeTokens,
  notifySession,
} from "./session-presence.ts";

/**
 * Returns the stored tokens, decrypted; undefined if no user is logged in or this browser lost its
 * key.
 */
export async function findTokens(): Promise<AccountTokens | undefined> {
  const sealed = readSealed();
  const known = getKnownTokens();
  if (sealed === known.sealed) return known.tokens;
  if (sealed === undefined) return undefined;
  const tokens = await tryOpen(sealed);
  // The session may have changed in the meantime.
  if (sealed !== readSealed()) return findTokens();
  if (tokens) cacheTokens({ sealed, tokens });
  else clearTokens();
  return tokens;
}

/** Returns the stored tokens if they belong to a user. */
export async function findTokensOf(
  userId: AccountTokens["userId"],
): Promise<AccountTokens | undefined> {
  const tokens = await findTokens();
  return tokens?.userId === userId ? tokens : undefined;
}

/**
 * Stores tokens: encrypted in local storage or, if the browser cannot encrypt, in this page's
 * memory. Removes the personal data of another user whose session they replace.
 */
export async function keepTokens(tokens: AccountTokens): Promise<void> {
  const before = await findTokens();
  if (before && before.userId !== tokens.userId) forgetPersonal();
  storeTokens({ sealed: await trySealText(JSON.stringify(tokens)), tokens });
  notifySession();
}

/** Removes the tokens and their owner's other data, here and in every other tab. */
export function clearTokens(): void {
  storeTokens({ sealed: undefined, tokens: undefined });
  forgetPersonal();
  notifySession();
}

async function tryOpen(sealed: string): Promise<AccountTokens | undefined> {
  try {
    return parseAccountTokens(JSON.parse((await tryOpenText(sealed)) ?? "null"));
  } catch {
    return undefined;
  }
}
