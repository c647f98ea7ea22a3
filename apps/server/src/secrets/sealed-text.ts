import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { KeyRing } from "./keys.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** An encrypted text, with the id of its key. */
export type SealedText = { readonly sealed: string; readonly keyId: string };

/** Encrypts a text for its owner; for another owner it cannot be decrypted. */
export function sealText([key]: KeyRing, text: string, owner: string): SealedText {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
  return { sealed, keyId: keyIdOf(key) };
}

/** Decrypts a text of an owner; undefined when its key is no longer configured. */
export function openText(
  keys: KeyRing,
  { sealed, keyId }: SealedText,
  owner: string,
): string | undefined {
  const key = keys.find((each) => keyIdOf(each) === keyId);
  if (key === undefined) return undefined;
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const encrypted = bytes.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
}

/** Returns the id of a key, which reveals nothing of it. */
export function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("key id").update(key).digest("base64url").slice(0, 8);
}
