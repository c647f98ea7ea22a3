// npm run bench: measures every figure and prints one table; what a figure has to reach stands beside it.
import type { Figure } from "./figure.ts";
import { measureLibraryWeight } from "./library-weight.ts";

const benches: readonly (() => Promise<readonly Figure[]>)[] = [measureLibraryWeight];

const figures: Figure[] = [];
for (const measure of benches) figures.push(...(await measure()));
printTable(figures);
if (figures.some(({ reach }) => reach?.isHeld === false)) process.exitCode = 1;

function printTable(rows: readonly Figure[]): void {
  const cells = rows.map(({ name, value, peer = "", reach }) => [
    name,
    value,
    peer,
    reach ? `${reach.isHeld ? "held" : "MISSED"}: ${reach.text}` : "",
  ]);
  const table = [["figure", "measured", "beside", "reach"], ...cells];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    console.log(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join("  "));
  }
}
