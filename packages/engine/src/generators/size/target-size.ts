import { convertLengthToPx } from "#tokens/length.ts";
import type { TokenValue } from "#tokens/token.ts";

/** The least width and height, in px, of what is pressed (WCAG 2.2, 2.5.8). */
const leastTargetPx = 24;

/** Whether a size is large enough for what is pressed, at every viewport width. */
export function isPressable(value: TokenValue): boolean {
  if (value.type === "dimension") return convertLengthToPx(value) >= leastTargetPx;
  if (value.type === "fluidDimension") return Math.min(value.minPx, value.maxPx) >= leastTargetPx;
  return false;
}
