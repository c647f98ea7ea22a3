import type { HexColor } from "./hex-color.ts";
import { bitsOf } from "./rgb.ts";
import { linearOfByte } from "./srgb-transfer.ts";

/** A color in OKLab: lightness 0 to 1, and its green to red and blue to yellow components. */
export type Oklab = { readonly l: number; readonly a: number; readonly b: number };

/**
 * Returns the OKLab components of a color. Matrices: Björn Ottosson, "A perceptual color space for
 * image processing", 2020.
 */
export function oklabOf(hex: HexColor): Oklab {
  return oklabOfBits(bitsOf(hex));
}

/** Returns the OKLab components of 24 bits, red first. Source as for `oklabOf`. */
export function oklabOfBits(bits: number): Oklab {
  return oklabOfLinear(
    linearOfByte[bits >> 16] as number,
    linearOfByte[(bits >> 8) & 255] as number,
    linearOfByte[bits & 255] as number,
  );
}

/** Returns the OKLab components of a color in linear sRGB. Source as for `oklabOf`. */
export function oklabOfLinear(red: number, green: number, blue: number): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
