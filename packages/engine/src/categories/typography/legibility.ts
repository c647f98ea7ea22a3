import { findSmallestPx } from "#tokens/length.ts";
import type { TokenValue } from "#tokens/token.ts";

/**
 * The minimum size of body text, in px. WCAG defines none; CSS 2.2, 15.7, recommends that browsers
 * use no smaller size for a keyword, "to preserve readability".
 */
const leastTextPx = 9;

/** Returns whether a text of this size is readable, at every viewport width. */
export function isLegible(value: TokenValue): boolean {
  return (findSmallestPx(value) ?? 0) >= leastTextPx;
}
