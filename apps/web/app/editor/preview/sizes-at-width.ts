import { convertLengthToPx, type TokenValue } from "@tessera/engine";

/** How large a length is in a viewport of a width, in px; a fluid one grows evenly between its two widths. */
export function sizeAtWidthPx(value: TokenValue | undefined, widthPx: number): number | undefined {
  if (value?.type === "dimension") return convertLengthToPx(value);
  if (value?.type !== "fluidDimension") return undefined;
  const { minPx, maxPx, minViewportPx, maxViewportPx } = value;
  const way = (widthPx - minViewportPx) / (maxViewportPx - minViewportPx);
  return minPx + (maxPx - minPx) * Math.min(1, Math.max(0, way));
}
