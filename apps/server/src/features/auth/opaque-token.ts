import { createHash, randomBytes } from "node:crypto";

/** A token that means nothing but what is stored under its hash: 256 bits of chance. */
export function makeOpaqueToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of an opaque token. */
export function hashOpaqueToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
