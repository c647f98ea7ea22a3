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

/**
 * Browsers zoom to 500 %: zooming cannot always double a text that grows more than 2.5 times with
 * the viewport.
 */
const mostGrowth = 2.5;

/** Returns whether zooming can enlarge a size to 200 % at every viewport width (WCAG 1.4.4). */
export function isZoomable(value: TokenValue): boolean {
  if (value.type !== "fluidDimension") return true;
  const { minPx, maxPx } = value;
  return Math.max(minPx, maxPx) <= mostGrowth * Math.min(minPx, maxPx);
}
