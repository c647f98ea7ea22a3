import type { TokenValue } from "#tokens/token.ts";

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
