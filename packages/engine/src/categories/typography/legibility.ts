import { findSmallestPx } from "#tokens/length.ts";
import type { TokenValue } from "#tokens/token.ts";

/**
 * The least size, in px, of a text that is read. WCAG names none; CSS 2.2, 15.7, asks browsers to make no text smaller
 * than this by a keyword, "to preserve readability".
 */
const leastTextPx = 9;

/** Whether a text of this size can be read, at every viewport width. */
export function isLegible(value: TokenValue): boolean {
  return (findSmallestPx(value) ?? 0) >= leastTextPx;
}
