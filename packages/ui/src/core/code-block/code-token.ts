/** A piece of code and what it is; a color gets a swatch before it. */
export type CodeToken = {
  readonly text: string;
  readonly kind?: "key" | "string" | "number" | "comment";
  /** The CSS color that the text names. */
  readonly color?: string;
};

/** A line of code as its pieces, without the line's end. */
export type CodeLine = readonly CodeToken[];

/** The text of some lines of code. */
export function printCode(lines: readonly CodeLine[]): string {
  return lines.map((line) => line.map(({ text }) => text).join("")).join("\n");
}
