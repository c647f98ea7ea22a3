import type { ElementSize } from "../use-element-size.ts";

/** A frame of the stage: the width that its template is drawn at, and the scale it is shown in. */
export type FramePlace = {
  readonly widthPx: number;
  readonly scale: number;
  readonly heightPx: number;
};

const desktopPx = 1280;
const phonePx = 390;
const gapPx = 16;
/** The narrowest stage that shows a desktop as such: a smaller one shows its own width. */
const leastDesktopStagePx = 560;
/** The stage of a window of 1800 px, from which a phone is beside the desktop. */
const leastPairStagePx = 1340;
/** A lower stage, such as the pinned preview of a phone, shows more of the screen in a smaller size. */
const leastFullHeightPx = 240;
const lowScale = 0.55;

/** Returns the frames of a stage for a chosen width: one, or a desktop and a phone. */
export function placeFrames(stage: ElementSize, chosenPx: number): readonly FramePlace[] {
  if (chosenPx === desktopPx && stage.widthPx >= leastPairStagePx) {
    const desktop = place(stage, desktopPx, stage.widthPx - phonePx - gapPx);
    return [desktop, place(stage, phonePx, phonePx)];
  }
  return [placeFrame(stage, chosenPx)];
}

/** Returns the frame of a stage that shows a screen once, at a chosen width. */
export function placeFrame(stage: ElementSize, chosenPx: number): FramePlace {
  const isSmall = chosenPx === desktopPx && stage.widthPx < leastDesktopStagePx;
  const ownPx = stage.heightPx < leastFullHeightPx ? stage.widthPx / lowScale : stage.widthPx;
  const widthPx = isSmall ? Math.max(phonePx, Math.round(ownPx)) : chosenPx;
  return place(stage, widthPx, stage.widthPx);
}

/** A desktop grows to the width it has; a smaller screen is never enlarged. */
function place(stage: ElementSize, widthPx: number, availablePx: number): FramePlace {
  const most = widthPx === desktopPx ? Number.POSITIVE_INFINITY : 1;
  return {
    widthPx,
    scale: Math.min(availablePx / widthPx, most),
    heightPx: stage.heightPx,
  };
}
