/**
 * Rounds a number half away from zero to a number of decimals, never -0, so that every machine
 * prints the same digits.
 */
export function roundNumber(value: number, decimals = 4): number {
  const factor = 10 ** decimals;
  const scaled = Math.abs(value) * factor;
  const rounded = Math.round(scaled + scaled * Number.EPSILON) / factor;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
