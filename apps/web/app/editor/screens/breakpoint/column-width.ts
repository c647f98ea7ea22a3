type GridSizes = {
  readonly widthPx: number;
  readonly columns: number;
  readonly gutterPx: number;
  readonly marginPx: number;
};

/** Returns the width of a column in a page of a width, in px; 0 if the spaces leave none. */
export function columnWidthPx({ widthPx, columns, gutterPx, marginPx }: GridSizes): number {
  return Math.max(0, (widthPx - 2 * marginPx - (columns - 1) * gutterPx) / columns);
}
