/** A row with its instants as texts. */
type Printed<Row> = {
  readonly [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | null
      : Row[Column];
};

/** Returns rows with their instants in ISO 8601. */
export function printInstants<Row extends object>(rows: readonly Row[]): Printed<Row>[] {
  return rows.map((row) => {
    const columns = Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]);
    return Object.fromEntries(columns) as Printed<Row>;
  });
}
