import { degreesPerUnit } from "./angle-units.ts";

/** A rem in px where nobody says otherwise: what browsers begin with. */
const usualRootSizePx = 16;

/** How much one of a unit is, by what it measures. */
const times: Scale = { ms: 1, s: 1000 };
const angles: Scale = { "°": 1, ...degreesPerUnit };

type Scale = Readonly<Record<string, number>>;

const pattern = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z%°]*)$/;

/**
 * The number that a typed measure is in a unit: "1.5rem" is 24 in px; a number alone is in the unit already, and a
 * decimal comma is as good as a point. Undefined when it is no number, or of a unit that does not convert.
 */
export function parseMeasure(
  text: string,
  unit: string,
  rootSizePx = usualRootSizePx,
): number | undefined {
  const match = pattern.exec(text.trim().replace("−", "-").toLowerCase());
  if (!match) return undefined;
  const [, digits = "", typedUnit = ""] = match;
  const value = Number(digits.replace(",", "."));
  if (typedUnit === "" || typedUnit === unit) return value;
  const lengths: Scale = { px: 1, rem: rootSizePx, em: rootSizePx, pt: 4 / 3 };
  const scale = [lengths, times, angles].find((units) => typedUnit in units && unit in units);
  const typedScale = scale?.[typedUnit];
  const ownScale = scale?.[unit];
  if (typedScale === undefined || ownScale === undefined) return undefined;
  return roundMeasure((value * typedScale) / ownScale);
}

/** A number as a field shows it in a language: its decimal sign, no groups, at most four decimals. */
export function printMeasure(value: number, locale: string): string {
  return roundMeasure(value).toLocaleString(locale, {
    maximumFractionDigits: 4,
    useGrouping: false,
  });
}

/** A number after some steps up or down, without the dust of binary fractions. */
export function stepMeasure(value: number, step: number, count: number): number {
  return roundMeasure(value + step * count);
}

function roundMeasure(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
