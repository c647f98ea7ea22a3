import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

/** The limits of the width of the controls, in px. */
export const controlsLimits = { min: 320, max: 360, initial: 344 } as const;

const storageKey = personalKey("controls-width");

/** Returns the width of the controls on this device, in px. */
export function findControlsWidth(): number {
  return limitControlsWidth(Number(deviceStorage.read(storageKey) ?? controlsLimits.initial));
}

/** Stores the width of the controls on this device; the initial one removes it. */
export function storeControlsWidth(widthPx: number): void {
  const isInitial = widthPx === controlsLimits.initial;
  deviceStorage.write(storageKey, isInitial ? undefined : String(widthPx));
}

/** Returns the nearest width within the limits, in whole px. */
export function limitControlsWidth(widthPx: number): number {
  const { min, max, initial } = controlsLimits;
  if (!Number.isFinite(widthPx)) return initial;
  return Math.round(Math.min(max, Math.max(min, widthPx)));
}
