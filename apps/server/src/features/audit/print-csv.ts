/**
 * The sign of a formula at the start of a cell. A cell also starts within a field, after a separator of another
 * locale's spreadsheets, and they skip spaces and quotes before the sign.
 */
const formulaStart = /(?<=(?:^|[;,\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g;

/**
 * Prints rows as CSV (RFC 4180), each field in quotes. Each sign with which a spreadsheet would start a formula has an
 * apostrophe before it, which makes it text.
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(printField).join(",")}\r\n`).join("");
}

function printField(text: string): string {
  const safe = text.replaceAll(formulaStart, "'$&");
  return `"${safe.replaceAll('"', '""')}"`;
}
