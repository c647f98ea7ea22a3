import { coneShiftsOfHue } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { blueOfLms, greenOfLms, redOfLms } from "#color/linear-rgb.ts";
import { hexOfOklch, oklchOf, type Oklch } from "#color/oklch.ts";
import { bitsOf } from "#color/rgb.ts";
import { linearOf } from "#color/srgb-transfer.ts";
import { roundNumber } from "#tokens/round-number.ts";

/**
 * Rounds a color in OKLCH so far that no part can lose another decimal and still convert back to
 * the same 8 bits. No channel is outside of sRGB by more than half a step, so that a wide-gamut
 * screen shows the same color too.
 */
export function shortenOklch(hex: HexColor): Oklch {
  const exact = oklchOf(hex);
  const bits = bitsOf(hex);
  const short = findShortest(exact, (color) => roundsTo(color, bits));
  if (hexOfOklch(short) === hex) return short;
  return findShortest(exact, (color) => roundsTo(color, bits) && hexOfOklch(color) === hex);
}

/** The decimals of the lightness, the chroma and the hue. */
type Decimals = readonly [l: number, c: number, h: number];

/** The first of these that converts back loses decimals; the last one always does. */
const attempts: readonly Decimals[] = [
  [2, 2, 0],
  [3, 3, 0],
  [4, 4, 2],
  [5, 5, 3],
  [6, 6, 4],
  [9, 9, 7],
];

function findShortest(exact: Oklch, isSame: (color: Oklch) => boolean): Oklch {
  let decimals: Decimals = [9, 9, 7];
  let short = exact;
  const tryDecimals = (each: Decimals): boolean => {
    const rounded = roundParts(exact, each);
    if (!isSame(rounded)) return false;
    decimals = each;
    short = rounded;
    return true;
  };
  attempts.some(tryDecimals);
  while (listShorter(decimals).some(tryDecimals));
  return short;
}

function listShorter([l, c, h]: Decimals): readonly Decimals[] {
  const shorter: readonly Decimals[] = [
    [l, c, h - 1],
    [l, c - 1, h],
    [l - 1, c, h],
  ];
  return shorter.filter((each) => !each.includes(-1));
}

/** Rounds the parts; without chroma or after a whole turn the hue is 0. */
function roundParts({ l, c, h }: Oklch, [ofL, ofC, ofH]: Decimals): Oklch {
  const chroma = roundNumber(c, ofC);
  const hue = roundNumber(h, ofH);
  return { l: roundNumber(l, ofL), c: chroma, h: chroma === 0 || hue === 360 ? 0 : hue };
}

/** The linear light at which each 8-bit channel begins, half a step before it. */
const starts: Float64Array = Float64Array.from({ length: 257 }, (_, byte) =>
  linearOf((byte - 0.5) / 255),
);

function roundsTo({ l, c, h }: Oklch, bits: number): boolean {
  const shifts = coneShiftsOfHue(h);
  const x = l + c * shifts.l;
  const y = l + c * shifts.m;
  const z = l + c * shifts.s;
  const l3 = x * x * x;
  const m3 = y * y * y;
  const s3 = z * z * z;
  return (
    isByte(redOfLms(l3, m3, s3), bits >> 16) &&
    isByte(greenOfLms(l3, m3, s3), (bits >> 8) & 255) &&
    isByte(blueOfLms(l3, m3, s3), bits & 255)
  );
}

function isByte(linear: number, byte: number): boolean {
  return linear >= (starts[byte] as number) && linear < (starts[byte + 1] as number);
}
