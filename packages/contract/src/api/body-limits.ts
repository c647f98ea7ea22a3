import type { Operation } from "./operation.ts";

const kibibyte = 1 << 10;

/** The bodies that need more than the 16 KiB of every other call. */
export const bodyLimits = {
  usual: 16 * kibibyte,
  /** 5,000 characters, each written as the longest escape of JSON. */
  feedback: 64 * kibibyte,
  /** A whole recipe, a category of it, an import. */
  recipe: 1024 * kibibyte,
} as const;

/** The largest body that an operation takes, in bytes. */
export function bodyLimitOf({ bodyLimitBytes = bodyLimits.usual }: Operation): number {
  return bodyLimitBytes;
}
