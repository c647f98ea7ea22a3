import { type HexColor, parseHexColor } from "@tessera/engine/color";

type EyeDropper = { open(): Promise<{ readonly sRGBHex: string }> };

declare global {
  interface Window {
    /** The browser's color picker, in browsers that support it. */
    readonly EyeDropper?: (new () => EyeDropper) | undefined;
  }
}

/** Returns whether this browser can pick a color from the screen. */
export function hasEyeDropper(): boolean {
  return window.EyeDropper !== undefined;
}

/** Returns the color that the user picks on the screen; undefined when the user cancels. */
export async function pickScreenColor(): Promise<HexColor | undefined> {
  if (!window.EyeDropper) return undefined;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return parseHexColor(sRGBHex);
  } catch {
    return undefined;
  }
}
