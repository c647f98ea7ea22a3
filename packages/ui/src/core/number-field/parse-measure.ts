import { printNumber } from "../../format/print-number.ts";
import { degreesPerUnit } from "./angle-units.ts";

/** The px of a rem by default, as in browsers. */
const usualRootSizePx = 16;

/** The factor of each unit, by quantity. */
const times: Scale = { ms: 1, s: 1000 };
const angles: Scale = { "°": 1, ...degreesPerUnit };

type Scale = Readonly<Record<string, number>>;

const pattern = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z%°]*)$/;

/**
 * Parses a typed measure in a unit: "1.5rem" is 24 in px; a plain number is already in the unit,
 * and a decimal comma is accepted. Undefined when it is not a number, or its unit does not convert.
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

/**
 * Prints a number as a field shows it in a language: with its decimal sign, no groups, at most four
 * decimals.
 */
export function printMeasure(value: number, locale: string): string {
  return printNumber(roundMeasure(value), locale, { most: 4, isGrouped: false });
}

/** Adds steps to a number without floating-point noise. */
export function stepMeasure(value: number, step: number, count: number): number {
  return roundMeasure(value + step * count);
}

function roundMeasure(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
