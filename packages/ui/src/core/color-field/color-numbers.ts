/** The nearest number from 0 to 1. */
export function clampUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A number with so many decimals at most. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
