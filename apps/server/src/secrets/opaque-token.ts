import { createHash, randomBytes } from "node:crypto";

/** Creates a random token of 256 bits without any content. */
export function createOpaqueToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored hash of an opaque token. */
export function hashOpaqueToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
