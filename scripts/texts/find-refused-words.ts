import { refusedWords, type RefusedWords, type TextKind } from "./refused-words.ts";

/** A text with its line and its kind. */
export type CheckedText = {
  readonly kind: TextKind;
  readonly text: string;
  readonly line: number;
};

/** A refused word in a text, with its line and the row that refuses it. */
export type WordFinding = {
  readonly line: number;
  readonly word: string;
  readonly row: RefusedWords;
};

const patterns = refusedWords.flatMap((row) =>
  row.refused.map((word) => ({ row, word, pattern: createPattern(word) })),
);

/** Finds the refused words of a text. Inline code, link targets and placeholders are skipped. */
export function findRefusedWords({ kind, text, line }: CheckedText): readonly WordFinding[] {
  const prose = `${text.trimEnd()}.`
    .replaceAll(/`[^`]*`|\]\([^)]*\)|\{\w+\}|https?:\S+/g, " ")
    .toLocaleLowerCase(kind === "Turkish text" ? "tr" : "en");
  return patterns
    .filter(({ row, pattern }) => row.where.includes(kind) && pattern.test(prose))
    .map(({ row, word }) => ({ line, word, row }));
}

/** Prints a finding with its file. */
export function printWordFinding(file: string, { line, word, row }: WordFinding): string {
  const reason = row.why === undefined ? "" : ` (${row.why})`;
  return `${file}:${line} "${word}": write "${row.instead}"${reason}.`;
}

function createPattern(word: string): RegExp {
  const words = word.replace(/\*$/, "").replaceAll(".", String.raw`\.`);
  const end = /[\p{L}\p{N}]$/u.test(word) ? String.raw`(?![\p{L}\p{N}])` : "";
  const start = String.raw`(?<![\p{L}\p{N}-])`;
  return new RegExp(`${start}${words.replaceAll(" ", String.raw`\s+`)}${end}`, "u");
}
