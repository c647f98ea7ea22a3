/** The decimals that a size in px shows; the recipe keeps more in units. */
const shownDecimals = 4;

/** The size of a spacing step in px, as its field shows it. */
export function printSize(units: number, unitPx: number): string {
  return `${Number((units * unitPx).toFixed(shownDecimals))}px`;
}
