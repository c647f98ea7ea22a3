/** Returns the smallest value that a share of all values does not exceed; undefined for an empty list. */
export function findPercentile(values: readonly number[], share: number): number | undefined {
  const rank = Math.max(1, Math.ceil(values.length * share));
  return values.toSorted((one, other) => one - other)[rank - 1];
}
