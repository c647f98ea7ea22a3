import { requireBrowserKey } from "./browser-key.ts";

const ivBytes = 12;

/** Encrypts a text with AES-GCM and this browser's key; returns undefined if the browser cannot. */
export async function trySealText(text: string): Promise<string | undefined> {
  if (!canSeal()) return undefined;
  try {
    return await sealText(text);
  } catch {
    return undefined;
  }
}

/**
 * Decrypts a text that `trySealText` encrypted in this browser; returns undefined for anything
 * else.
 */
export async function tryOpenText(sealed: string): Promise<string | undefined> {
  try {
    return await openText(sealed);
  } catch {
    return undefined;
  }
}

/** Returns whether this page can encrypt: browsers offer it on https and on localhost only. */
function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;
}

async function sealText(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await requireBrowserKey();
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(text),
  );
  return printBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

async function openText(sealed: string): Promise<string> {
  const bytes = parseBase64(sealed);
  const key = await requireBrowserKey();
  const text = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytes.subarray(0, ivBytes) },
    key,
    bytes.subarray(ivBytes),
  );
  return new TextDecoder().decode(text);
}

function printBase64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes));
}

function parseBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
