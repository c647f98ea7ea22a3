// The transfer function of IEC 61966-2-1 (sRGB), as CSS Color 4 section 10.2 writes it.

/** The linear light of an encoded channel, both 0 to 1. */
function linearOf(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** The encoded channel of a linear light, both 0 to 1. */
export function encodedOf(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** The linear light of each of the 256 values that an 8-bit channel can have. */
export const linearOfByte: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  linearOf(byte / 255),
);
