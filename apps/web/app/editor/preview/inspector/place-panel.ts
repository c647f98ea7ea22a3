import type { CSSProperties } from "react";

const panelWidthPx = 296;
const panelHeightPx = 300;
const gapPx = 12;

/** Places the panel below its element, or above where there is no room, and inside of the frame. */
export function placePanel(frame: HTMLElement | null, target: Element): CSSProperties {
  if (!frame) return {};
  const box = target.getBoundingClientRect();
  const origin = frame.getBoundingClientRect();
  const left = box.left - origin.left + (box.width - panelWidthPx) / 2;
  const below = box.bottom - origin.top + gapPx;
  const above = origin.bottom - box.top + gapPx;
  const fitsBelow = below + panelHeightPx <= origin.height;
  const fitsAbove = box.top - origin.top > panelHeightPx;
  return {
    left: Math.max(gapPx, Math.min(left, origin.width - panelWidthPx - gapPx)),
    ...(fitsBelow ? { top: below } : fitsAbove ? { bottom: above } : { bottom: gapPx }),
  };
}
