import { type HexColor, hexOfOklch, maxChroma, type Oklch, oklchOf } from "@tessera/engine/color";

/** A color being picked: what the sliders wish, and the color of sRGB that comes of it. */
export type PickedColor = { readonly wish: Oklch; readonly hex: HexColor };

/** A picked color that starts from one that is there; a grey keeps the hue that the sliders had. */
export function pickHex(hex: HexColor, earlierHue = 0): PickedColor {
  const wish = oklchOf(hex);
  return { wish: wish.c === 0 ? { ...wish, h: earlierHue } : wish, hex };
}

/**
 * A picked color after a slider moved. Chroma itself stops where sRGB does; a chroma wished before is remembered while
 * lightness or hue passes where there is less of it.
 */
export function movePick({ wish }: PickedColor, change: Partial<Oklch>): PickedColor {
  const next = { ...wish, ...change };
  const c = change.c === undefined ? next.c : Math.min(next.c, maxChroma(next.l, next.h));
  const moved = { ...next, c };
  return { wish: moved, hex: hexOfOklch(moved) };
}

/** What the sliders show: the wish, with no more chroma than there is. */
export function shownPick({ wish }: PickedColor): Oklch {
  return { ...wish, c: Math.min(wish.c, maxChroma(wish.l, wish.h)) };
}
