import { printTokenValue, type Design, type Token } from "@tessera/engine";

/** The modes that each column of the table prints. */
const columnModes = {
  value: {},
  dark: { scheme: "dark" },
  contrast: { contrast: "high" },
  compact: { density: "compact" },
} as const;

/** A column of values. */
export type ValueColumn = keyof typeof columnModes;

const otherColumns = ["dark", "contrast", "compact"] as const;

/** Prints a token's value in the modes of a column; empty if they do not change it. */
export function printInColumn(design: Design, token: Token, column: ValueColumn): string {
  const value = printIn(design, token, column);
  if (column === "value") return value;
  return value === printIn(design, token, "value") ? "" : value;
}

function printIn(design: Design, { path }: Token, column: ValueColumn): string {
  const value = design.valuesIn(columnModes[column]).get(path);
  return value ? printTokenValue(value) : "";
}

/** Lists the columns that contain a value of one of the tokens; the default value is always one. */
export function findColumns(
  design: Design,
  tokens: readonly Token[],
  hasDarkMode: boolean,
): readonly ValueColumn[] {
  const filled = otherColumns.filter(
    (column) =>
      (hasDarkMode || column !== "dark") &&
      tokens.some((token) => printInColumn(design, token, column) !== ""),
  );
  return ["value", ...filled];
}
