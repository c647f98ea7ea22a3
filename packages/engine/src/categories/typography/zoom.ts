import type { TokenValue } from "#tokens/token.ts";

/** Browsers zoom to 500 %: a text that grows more than 2.5 times with the viewport cannot always be doubled by zooming. */
const mostGrowth = 2.5;

/** Whether a size can be enlarged to 200 % by zooming at every viewport width (WCAG 1.4.4). */
export function isZoomable(value: TokenValue): boolean {
  if (value.type !== "fluidDimension") return true;
  const { minPx, maxPx } = value;
  return Math.max(minPx, maxPx) <= mostGrowth * Math.min(minPx, maxPx);
}
