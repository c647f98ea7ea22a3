import type { HueDirection } from "./hue-direction.ts";

/**
 * The movement of a color in OKLab for one more unit of a linear channel: up in lightness, along the
 * hue of a direction, and beside it.
 */
type OklabShift = { readonly up: number; readonly along: number; readonly beside: number };

/** A color of a hue, with the cube roots of its cone responses. */
type ConeRoots = {
  readonly direction: HueDirection;
  readonly x: number;
  readonly y: number;
  readonly z: number;
};

/** The shifts of the three linear channels. */
type ChannelShifts = {
  readonly red: OklabShift;
  readonly green: OklabShift;
  readonly blue: OklabShift;
};

/**
 * Returns the shifts at a color: the derivative of Björn Ottosson's OKLab. It is exact
 * enough for the small changes of rounding to 8 bits.
 */
export function shiftsAt({ direction, x, y, z }: ConeRoots): ChannelShifts {
  const l = 1 / (3 * x * x);
  const m = 1 / (3 * y * y);
  const s = 1 / (3 * z * z);
  return {
    red: shiftOf(direction, 0.4122214708 * l, 0.2119034982 * m, 0.0883024619 * s),
    green: shiftOf(direction, 0.5363325363 * l, 0.6806995451 * m, 0.2817188376 * s),
    blue: shiftOf(direction, 0.0514459929 * l, 0.1073969566 * m, 0.6299787005 * s),
  };
}

/**
 * Returns how far a change of the three linear channels moves a color beside its hue, by
 * the same derivative.
 */
export function besideOf(
  { direction, x, y, z }: ConeRoots,
  red: number,
  green: number,
  blue: number,
): number {
  const l = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) / (3 * x * x);
  const m = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) / (3 * y * y);
  const s = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) / (3 * z * z);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return b * direction.hueCos - a * direction.hueSin;
}

function shiftOf({ hueCos, hueSin }: HueDirection, l: number, m: number, s: number): OklabShift {
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    up: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    along: a * hueCos + b * hueSin,
    beside: b * hueCos - a * hueSin,
  };
}
