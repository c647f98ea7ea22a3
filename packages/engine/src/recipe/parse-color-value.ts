import { gamutOfHue } from "#color/gamut.ts";
import type { Oklch } from "#color/oklch.ts";
import { isInP3, maxP3ChromaIn } from "#color/p3-gamut.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ColorValue } from "#tokens/token.ts";
import {
  below,
  fixed,
  numberIn,
  objectOf,
  parseColor,
  parseFields,
  type Place,
} from "#decisions/parse-fields.ts";
import type { Range } from "#decisions/range.ts";

const lightnesses = { min: 0, max: 1 } as const;
const chromas = { min: 0, max: 0.5 } as const;
const hues = { min: 0, max: 360 } as const;

/** Parses an sRGB color with its opacity and optional wide color. */
export function parseColorValue(input: unknown, place: Place): ColorValue | undefined {
  const isWide = typeof input === "object" && input !== null && Object.hasOwn(input, "wide");
  return objectOf<ColorValue>({
    type: fixed("color"),
    hex: parseColor,
    alpha: numberIn({ min: 0, max: 1 }),
    ...(isWide && { wide: parseWide }),
  })(input, place);
}

/** Parses a color outside sRGB and inside Display P3, to the four printed decimals. */
function parseWide(input: unknown, place: Place): Oklch | undefined {
  const fields = parseFields(input, ["l", "c", "h"], place);
  if (!fields) return undefined;
  const l = parsePrinted(fields.l, lightnesses, below(place, "l"));
  const h = parsePrinted(fields.h, hues, below(place, "h"));
  const isPlaced = l !== undefined && h !== undefined;
  const max = isPlaced ? maxPrintedChroma(l, h) : chromas.max;
  const isMended = place.isStored === true && isPlaced;
  const range = isMended ? chromas : { ...chromas, max };
  const c = parsePrinted(fields.c, range, below(place, "c"));
  return isPlaced && c !== undefined ? { l, c: Math.min(c, max), h } : undefined;
}

function parsePrinted(input: unknown, range: Range, place: Place): number | undefined {
  const value = numberIn(range)(input, place);
  return value === undefined ? undefined : roundNumber(value);
}

/**
 * Returns the maximum chroma with four decimals inside Display P3; the search for the edge may end
 * a little below it.
 */
function maxPrintedChroma(l: number, h: number): number {
  const gamut = gamutOfHue(h);
  const found = Math.floor(maxP3ChromaIn(gamut, l) * 10_000);
  const next = (found + 1) / 10_000;
  return l > 0 && l < 1 && isInP3(gamut, l, next) ? next : found / 10_000;
}
