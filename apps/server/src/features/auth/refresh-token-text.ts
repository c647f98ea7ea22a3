import { createHash, randomBytes } from "node:crypto";
import { hashKeyed } from "#secrets/keys.ts";

/** The first refresh token of a session. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The one successor of a refresh token: a client that refreshes twice at once is given the same one twice. */
export function successorOf(token: string, key: Buffer): string {
  return hashKeyed(key, token);
}

/** What is stored of a refresh token. */
export function hashRefreshToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
