import { findSmallestPx } from "#tokens/length.ts";
import type { TokenValue } from "#tokens/token.ts";

/** The minimum width and height of a control, in px (WCAG 2.2, 2.5.8). */
const leastTargetPx = 24;

/** Returns whether a size is large enough for a control, at every viewport width. */
export function isPressable(value: TokenValue): boolean {
  return (findSmallestPx(value) ?? 0) >= leastTargetPx;
}
