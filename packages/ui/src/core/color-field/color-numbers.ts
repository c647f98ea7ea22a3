/** Clamps a number to the range 0 to 1. */
export function clampUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Rounds a number to at most the given decimals. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
