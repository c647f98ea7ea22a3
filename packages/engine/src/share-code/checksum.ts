import { printBase64url } from "./base64url.ts";

/** The characters of a checksum. */
export const checksumLength = 4;

/** Prints 24 bits of an FNV-1a hash, so that a mistyped character is found. */
export function printChecksum(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1)
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  return printBase64url([(hash >>> 24) ^ (hash & 255), (hash >>> 16) & 255, (hash >>> 8) & 255]);
}
