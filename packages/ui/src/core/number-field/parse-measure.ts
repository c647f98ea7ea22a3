/** How much one of a unit is, by what it measures: lengths in px, times in ms, angles in degrees. */
const scales: readonly Readonly<Record<string, number>>[] = [
  { px: 1, rem: 16, em: 16, pt: 4 / 3 },
  { ms: 1, s: 1000 },
  { "°": 1, deg: 1, turn: 360, grad: 0.9, rad: 180 / Math.PI },
];

const pattern = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z%°]*)$/;

/**
 * The number that a typed measure is in a unit: "1.5rem" is 24 in px; a number alone is in the unit already.
 * Undefined when it is no number, or of a unit that does not convert.
 */
export function parseMeasure(text: string, unit: string): number | undefined {
  const match = pattern.exec(text.trim().replace("−", "-").toLowerCase());
  if (!match) return undefined;
  const [, digits = "", typedUnit = ""] = match;
  const value = Number(digits.replace(",", "."));
  if (typedUnit === "" || typedUnit === unit) return value;
  const scale = scales.find((units) => typedUnit in units && unit in units);
  const typedScale = scale?.[typedUnit];
  const ownScale = scale?.[unit];
  if (typedScale === undefined || ownScale === undefined) return undefined;
  return roundMeasure((value * typedScale) / ownScale);
}

/** A number as a field shows it: a decimal point as in code, at most four decimals. */
export function printMeasure(value: number): string {
  return String(roundMeasure(value));
}

/** A number after some steps up or down, without the dust of binary fractions. */
export function stepMeasure(value: number, step: number, times: number): number {
  return roundMeasure(value + step * times);
}

function roundMeasure(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
