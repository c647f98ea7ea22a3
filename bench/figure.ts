import { printColumns } from "./columns.ts";

/** One line of the table that the benches print. */
export type Figure = {
  readonly name: string;
  readonly value: string;
  /** What the value is held against, measured in the same run. */
  readonly peer?: string;
  /** The value that the figure has to reach, and whether it does. */
  readonly reach?: { readonly text: string; readonly isHeld: boolean };
};

/** Prints what a program measured: as a table for people, as JSON for `npm run bench`, which puts all into one. */
export function reportFigures(figures: readonly Figure[]): void {
  if (process.env["TESSERA_BENCH"] === "json") console.log(JSON.stringify(figures));
  else printTable(figures);
}

/** Prints figures below one another; the process ends with 1 where a reach is missed. */
export function printTable(rows: readonly Figure[]): void {
  const cells = rows.map(({ name, value, peer = "", reach }) => [
    name,
    value,
    reach?.text ?? "",
    reach ? (reach.isHeld ? "yes" : "NO") : "",
    peer,
  ]);
  printColumns([["figure", "ours", "reach", "holds", "peers"], ...cells]);
  if (rows.some(({ reach }) => reach?.isHeld === false)) process.exitCode = 1;
}
