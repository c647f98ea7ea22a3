import {
  type HexColor,
  hexOfHsl,
  hexOfOklch,
  hexOfRgb,
  type Hsl,
  hslOf,
  maxChroma,
  type Oklch,
  oklchOf,
  type Rgb,
  rgbOf,
} from "@tessera/engine/color";

/** A color being picked: the requested channel values, and the resulting sRGB color. */
export type PickedColor = { readonly requested: Oklch; readonly hsl: Hsl; readonly hex: HexColor };

/**
 * Starts from an existing color; channels that a gray, black or white leaves undefined keep their
 * earlier values.
 */
export function pickHex(hex: HexColor, earlier?: PickedColor): PickedColor {
  const requested = oklchOf(hex);
  const hue = earlier?.requested.h ?? 0;
  return {
    requested: requested.c === 0 ? { ...requested, h: hue } : requested,
    hsl: pickHsl(hex, earlier?.hsl),
    hex,
  };
}

/**
 * Changes a channel of OKLCH. Chroma is limited to sRGB; a requested chroma is remembered while
 * lightness or hue passes where less is possible.
 */
export function moveOklch(picked: PickedColor, change: Partial<Oklch>): PickedColor {
  const next = { ...picked.requested, ...change };
  const c = change.c === undefined ? next.c : Math.min(next.c, maxChroma(next.l, next.h));
  const requested = { ...next, c };
  const hex = hexOfOklch(requested);
  return { requested, hsl: pickHsl(hex, picked.hsl), hex };
}

/** Changes a channel of HSL; the hue stays while there is no saturation. */
export function moveHsl(picked: PickedColor, change: Partial<Hsl>): PickedColor {
  const hsl = { ...picked.hsl, ...change };
  return { ...pickHex(hexOfHsl(hsl), picked), hsl };
}

/** Changes a channel of sRGB. */
export function moveRgb(picked: PickedColor, change: Partial<Rgb>): PickedColor {
  return pickHex(hexOfRgb({ ...rgbOf(picked.hex), ...change }), picked);
}

/** Returns the values of the OKLCH sliders: the requested ones, with chroma limited to sRGB. */
export function shownOklch({ requested }: PickedColor): Oklch {
  return { ...requested, c: Math.min(requested.c, maxChroma(requested.l, requested.h)) };
}

function pickHsl(hex: HexColor, earlier: Hsl | undefined): Hsl {
  const { h, s, l } = hslOf(hex);
  if (!earlier || s > 0) return { h, s, l };
  const isEnd = l === 0 || l === 1;
  return { h: earlier.h, s: isEnd ? earlier.s : s, l };
}
