/** A piece of code with its kind; a color gets a swatch before it. */
export type CodeToken = {
  readonly text: string;
  readonly kind?: "key" | "string" | "number" | "comment" | undefined;
  /** The CSS color that the text names. */
  readonly color?: string | undefined;
};

/** A line of code as tokens, without the line break. */
export type CodeLine = readonly CodeToken[];

/** How a line of a file differs from an earlier one; a gap replaces lines that do not differ. */
export type CodeMark = {
  readonly kind: "same" | "added" | "removed" | "gap";
  /** The number of the line in the file; undefined for a line that the file does not have. */
  readonly number?: number | undefined;
};

/** Prints lines of code as text. */
export function printCode(lines: readonly CodeLine[]): string {
  return lines.map((line) => line.map(({ text }) => text).join("")).join("\n");
}
