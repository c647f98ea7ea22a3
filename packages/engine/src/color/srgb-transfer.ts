// The transfer function of IEC 61966-2-1 (sRGB), as in CSS Color 4, "Sample code for Color
// Conversions". Its powers 12/5 and 5/12 are computed from products and roots, because `**` has
// other last bits in other browsers.

/** Returns the linear light of an encoded channel, both 0 to 1. */
export function linearOf(encoded: number): number {
  if (encoded <= 0.04045) return encoded / 12.92;
  const base = (encoded + 0.055) / 1.055;
  const root = fifthRoot(base);
  return base * base * root * root;
}

/** Returns the encoded channel of a linear light, both 0 to 1. */
export function encodedOf(linear: number): number {
  if (linear <= 0.0031308) return 12.92 * linear;
  const root = Math.cbrt(Math.sqrt(Math.sqrt(linear)));
  return 1.055 * (root * root * root * root * root) - 0.055;
}

/**
 * Returns the fifth root of a number from 0.05 to 2, by Newton's method, which reaches all digits
 * from 1 in seven steps.
 */
function fifthRoot(power: number): number {
  let root = 1;
  for (let round = 0; round < 7; round++)
    root = (4 * root + power / (root * root * root * root)) / 5;
  return root;
}

/** The linear light of each of the 256 values of an 8-bit channel. */
export const linearOfByte: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  linearOf(byte / 255),
);

const roughSteps = 4096;
/** For each of 4096 equal parts of the linear light, a byte that is not above its beginning. */
const roughByteOf: Uint8Array = Uint8Array.from({ length: roughSteps + 1 }, (_, part) =>
  Math.min(254, Math.floor(encodedOf(part / roughSteps) * 255 + 1e-9)),
);

/**
 * Returns the greatest 8-bit channel, at most 254, whose linear light is not above the given one: a
 * table is the same in every browser.
 */
export function floorByteOf(linear: number): number {
  if (!(linear > 0)) return 0;
  let byte = roughByteOf[Math.min(roughSteps, Math.floor(linear * roughSteps))] as number;
  while (byte < 254 && (linearOfByte[byte + 1] as number) <= linear) byte++;
  return byte;
}
