import { createHmac, hkdfSync } from "node:crypto";

const purposes = ["access-token", "one-time-code", "refresh-token"] as const;

/** One key a purpose, all derived from the one secret, so that none can stand in for another. */
export type Keys = Readonly<Record<(typeof purposes)[number], Buffer>>;

/** Derives the keys from the server's secret (HKDF with SHA-256, RFC 5869). */
export function deriveKeys(secret: string): Keys {
  const rows = purposes.map((purpose) => [
    purpose,
    Buffer.from(hkdfSync("sha256", secret, "tessera", purpose, 32)),
  ]);
  return Object.fromEntries(rows) as Keys;
}

/** A keyed hash of the parts, which no other division into parts gives too. */
export function hashKeyed(key: Buffer, ...parts: readonly string[]): string {
  const hash = createHmac("sha256", key);
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest("base64url");
}
