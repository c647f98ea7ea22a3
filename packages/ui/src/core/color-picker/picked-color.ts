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

/** A color being picked: what the sliders wish, and the color of sRGB that comes of it. */
export type PickedColor = { readonly wish: Oklch; readonly hsl: Hsl; readonly hex: HexColor };

/** A picked color that starts from one that is there; what a grey, black or white does not tell is kept from before. */
export function pickHex(hex: HexColor, earlier?: PickedColor): PickedColor {
  const wish = oklchOf(hex);
  const hue = earlier?.wish.h ?? 0;
  return { wish: wish.c === 0 ? { ...wish, h: hue } : wish, hsl: pickHsl(hex, earlier?.hsl), hex };
}

/**
 * A picked color after a part of OKLCH moved. Chroma itself stops where sRGB does; a chroma wished before is remembered
 * while lightness or hue passes where there is less of it.
 */
export function moveOklch(picked: PickedColor, change: Partial<Oklch>): PickedColor {
  const next = { ...picked.wish, ...change };
  const c = change.c === undefined ? next.c : Math.min(next.c, maxChroma(next.l, next.h));
  const wish = { ...next, c };
  const hex = hexOfOklch(wish);
  return { wish, hsl: pickHsl(hex, picked.hsl), hex };
}

/** A picked color after a part of HSL moved; the hue stays while there is no saturation to see it by. */
export function moveHsl(picked: PickedColor, change: Partial<Hsl>): PickedColor {
  const hsl = { ...picked.hsl, ...change };
  return { ...pickHex(hexOfHsl(hsl), picked), hsl };
}

/** A picked color after a channel of sRGB moved. */
export function moveRgb(picked: PickedColor, change: Partial<Rgb>): PickedColor {
  return pickHex(hexOfRgb({ ...rgbOf(picked.hex), ...change }), picked);
}

/** What sliders of OKLCH show: the wish, with no more chroma than there is. */
export function shownOklch({ wish }: PickedColor): Oklch {
  return { ...wish, c: Math.min(wish.c, maxChroma(wish.l, wish.h)) };
}

function pickHsl(hex: HexColor, earlier: Hsl | undefined): Hsl {
  const { h, s, l } = hslOf(hex);
  if (!earlier || s > 0) return { h, s, l };
  const isEnd = l === 0 || l === 1;
  return { h: earlier.h, s: isEnd ? earlier.s : s, l };
}
