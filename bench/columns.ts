/** Prints rows of cells in aligned columns. */
export function printColumns(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const line = row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join("  ");
    console.log(line.trimEnd());
  }
}
