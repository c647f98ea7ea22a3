import { printColumns } from "./columns.ts";

/** One row of the table that the benchmarks print. */
export type Figure = {
  readonly name: string;
  readonly value: string;
  /** The comparison, measured in the same run. */
  readonly peer?: string;
  /** The target of the figure, and whether it is met. */
  readonly target?: { readonly text: string; readonly isMet: boolean };
};

/** Prints the figures of a program: as a table, or as JSON for `npm run bench`, which merges them. */
export function reportFigures(figures: readonly Figure[]): void {
  if (process.env["TESSERA_BENCH"] === "json") console.log(JSON.stringify(figures));
  else printTable(figures);
}

/** Prints the table of figures; the process exits with 1 when a target is missed. */
export function printTable(rows: readonly Figure[]): void {
  const cells = rows.map(({ name, value, peer = "", target }) => [
    name,
    value,
    target?.text ?? "",
    target ? (target.isMet ? "yes" : "NO") : "",
    peer,
  ]);
  printColumns([["figure", "ours", "target", "met", "peers"], ...cells]);
  if (rows.some(({ target }) => target?.isMet === false)) process.exitCode = 1;
}
