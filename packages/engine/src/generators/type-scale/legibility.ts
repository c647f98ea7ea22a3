import { findSmallestPx } from "#tokens/length.ts";
import type { TokenValue } from "#tokens/token.ts";

/**
 * The least size, in px, of a text that is read. WCAG names none: this is what Lighthouse's audit "Document uses legible
 * font sizes" counts as legible on a phone.
 */
const leastTextPx = 12;

/** Whether a text of this size can be read, at every viewport width. */
export function isLegible(value: TokenValue): boolean {
  return (findSmallestPx(value) ?? 0) >= leastTextPx;
}
