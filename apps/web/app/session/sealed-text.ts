import { requireBrowserKey } from "./browser-key.ts";

const ivBytes = 12;

/** Whether this page may encrypt: browsers offer it on https and on localhost only. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;
}

/** Encrypts a text with AES-GCM under this browser's key. */
export async function sealText(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await requireBrowserKey();
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(text),
  );
  return printBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** The text that `sealText` encrypted in this browser; throws for anything else. */
export async function openText(sealed: string): Promise<string> {
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
