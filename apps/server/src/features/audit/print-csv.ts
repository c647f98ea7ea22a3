/** The characters with which a spreadsheet starts a formula, and those that it skips before one. */
const formulaStart = /^[\s]*[=+\-@\t\r]/;

/**
 * Prints rows as CSV (RFC 4180), each field in quotes. A field that a spreadsheet would run as a formula starts with an
 * apostrophe, which marks it as text.
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(printField).join(",")}\r\n`).join("");
}

function printField(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
