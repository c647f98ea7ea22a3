import { createHmac, hkdfSync } from "node:crypto";

const purposes = [
  "access-token",
  "database-password",
  "deleted-person",
  "mail-address",
  "network-address",
  "one-time-code",
  "payment-sandbox",
  "refresh-token",
  "two-factor",
] as const;
type Purpose = (typeof purposes)[number];

/** The keys of one purpose: the current key, then the previous one, which only verifies. */
export type KeyRing = readonly [current: Buffer, ...previous: Buffer[]];

/** One key ring for each purpose, so that a key of one purpose is useless for another. */
export type Keys = Readonly<Record<Purpose, KeyRing>>;

/** Derives the keys from the server's secrets (HKDF with SHA-256, RFC 5869). */
export function deriveKeys(secret: string, previousSecret?: string): Keys {
  const rows = purposes.map((purpose) => {
    const previous = previousSecret === undefined ? [] : [deriveKey(previousSecret, purpose)];
    return [purpose, [deriveKey(secret, purpose), ...previous]];
  });
  return Object.fromEntries(rows) as Keys;
}

function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "tessera", purpose, 32));
}

/** Returns a keyed hash of the parts; another division into parts gives another hash. */
export function hashKeyed(key: Buffer, ...parts: readonly string[]): string {
  const hash = createHmac("sha256", key);
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest("base64url");
}
