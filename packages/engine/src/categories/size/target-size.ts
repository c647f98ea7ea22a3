import { findSmallestPx } from "#tokens/length.ts";
import type { TokenValue } from "#tokens/token.ts";

/** The least width and height, in px, of what is pressed (WCAG 2.2, 2.5.8). */
const leastTargetPx = 24;

/** Whether a size is large enough for what is pressed, at every viewport width. */
export function isPressable(value: TokenValue): boolean {
  return (findSmallestPx(value) ?? 0) >= leastTargetPx;
}
