import { type HexColor, parseHexColor } from "@tessera/engine/color";

type EyeDropper = { open(): Promise<{ readonly sRGBHex: string }> };

declare global {
  interface Window {
    /** Picks a color from the screen, in the browsers that have it. */
    readonly EyeDropper?: new () => EyeDropper;
  }
}

/** Whether this browser can pick a color from the screen. */
export function hasEyeDropper(): boolean {
  return window.EyeDropper !== undefined;
}

/** The color that the person picks on the screen; undefined when they think better of it. */
export async function pickScreenColor(): Promise<HexColor | undefined> {
  if (!window.EyeDropper) return undefined;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return parseHexColor(sRGBHex);
  } catch {
    return undefined;
  }
}
