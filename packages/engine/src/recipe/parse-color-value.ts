import type { Oklch } from "#color/oklch.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ColorValue } from "#tokens/token.ts";
import { below, parseColor, parseFields, parseNumber } from "./parse-fields.ts";
import type { Place } from "./parse-fields.ts";

const oklchRanges = {
  l: { min: 0, max: 1 },
  c: { min: 0, max: 0.5 },
  h: { min: 0, max: 360 },
} as const;

/** An sRGB color with its opacity, and where there is one the wide color beside it. */
export function parseColorValue(input: unknown, place: Place): ColorValue | undefined {
  const keys = ["type", "hex", "alpha"] as const;
  const isWide = typeof input === "object" && input !== null && Object.hasOwn(input, "wide");
  const fields = parseFields(input, isWide ? [...keys, "wide" as const] : keys, place);
  if (!fields) return undefined;
  const hex = parseColor(fields.hex, below(place, "hex"));
  const alpha = parseNumber(fields.alpha, { min: 0, max: 1 }, below(place, "alpha"));
  const wide = isWide ? parseWide(fields, below(place, "wide")) : undefined;
  if (!hex || alpha === undefined || (isWide && !wide)) return undefined;
  return { type: "color", hex, alpha, ...(wide && { wide }) };
}

/** A color beyond sRGB, to the four decimals that are printed. */
function parseWide({ wide }: { readonly wide?: unknown }, place: Place): Oklch | undefined {
  const fields = parseFields(wide, ["l", "c", "h"], place);
  if (!fields) return undefined;
  const [l, c, h] = (["l", "c", "h"] as const).map((key) =>
    parseNumber(fields[key], oklchRanges[key], below(place, key)),
  );
  if (l === undefined || c === undefined || h === undefined) return undefined;
  return { l: roundNumber(l), c: roundNumber(c), h: roundNumber(h) };
}
