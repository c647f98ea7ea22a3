/** The decimals of a displayed size in px; the recipe stores more in units. */
const shownDecimals = 4;

/** Prints the size of a spacing step in px, as its field shows it. */
export function printSize(units: number, unitPx: number): string {
  return `${Number((units * unitPx).toFixed(shownDecimals))}px`;
}
