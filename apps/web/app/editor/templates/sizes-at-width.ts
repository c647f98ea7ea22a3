import { convertLengthToPx, type TokenValue } from "@tessera/engine";

/**
 * Returns the size of a length in px in a viewport of a width; a fluid length grows linearly
 * between its two widths.
 */
export function sizeAtWidthPx(value: TokenValue | undefined, widthPx: number): number | undefined {
  if (value?.type === "dimension") return convertLengthToPx(value);
  if (value?.type !== "fluidDimension") return undefined;
  const { minPx, maxPx, minViewportPx, maxViewportPx } = value;
  const way = (widthPx - minViewportPx) / (maxViewportPx - minViewportPx);
  return minPx + (maxPx - minPx) * Math.min(1, Math.max(0, way));
}
