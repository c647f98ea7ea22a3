import type { Operation } from "./operation.ts";

const kibibyte = 1 << 10;

/** The limits of bodies; all calls but those named here share the usual 16 KiB. */
export const bodyLimits = {
  usual: 16 * kibibyte,
  /** 5,000 characters, each escaped in the longest form of JSON. */
  feedback: 64 * kibibyte,
  /** The event of a payment provider. */
  webhook: 256 * kibibyte,
  /** A whole recipe, one of its categories, or an import. */
  recipe: 1024 * kibibyte,
  image: 1024 * kibibyte,
} as const;

/** Returns the largest body that an operation accepts, in bytes. */
export function bodyLimitOf({ bodyLimitBytes = bodyLimits.usual }: Operation): number {
  return bodyLimitBytes;
}
