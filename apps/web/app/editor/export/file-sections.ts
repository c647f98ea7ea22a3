import {
  categoryOrder,
  nameTokens,
  type Category,
  type PrintOptions,
  type TokenSet,
} from "@tessera/engine";
import type { DiffLine } from "./diff-lines.ts";

/** The part of a file with the tokens of a category. */
export type FileSection = {
  readonly category: Category;
  /** The number of its first line, from 1. */
  readonly line: number;
  /** True when a line of the part differs from the last export. */
  readonly hasChanges: boolean;
};

/** Finds the first line of each category in a file, by the names of its tokens. */
export function findSections(
  text: string,
  set: TokenSet,
  options: PrintOptions,
  diff: readonly DiffLine[] | undefined,
): readonly FileSection[] {
  const lines = text.split("\n");
  const print = nameTokens(set.tokens, options);
  const starts = categoryOrder.flatMap((category) => {
    const names = [...set.tokens].filter(([, token]) => token.category === category);
    const [first] = names.map(([path, token]) => print(path, token));
    const index = first === undefined ? -1 : lines.findIndex((line) => hasWord(line, first));
    return index < 0 ? [] : [{ category, line: index + 1 }];
  });
  const sorted = starts.toSorted((one, other) => one.line - other.line);
  const changed = listChangedLines(diff ?? []);
  return sorted.map((section, index) => {
    const end = sorted[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    const hasChanges = changed.some((line) => line >= section.line && line < end);
    return { ...section, hasChanges };
  });
}

function hasWord(line: string, word: string): boolean {
  const at = line.indexOf(word);
  return at >= 0 && !/[\w-]/.test(line.charAt(at + word.length));
}

/** Lists the lines of the newer file that were added, or before which lines were removed. */
function listChangedLines(diff: readonly DiffLine[]): readonly number[] {
  let last = 0;
  return diff.flatMap(({ kind, number }) => {
    last = number ?? last;
    return kind === "same" ? [] : [Math.max(1, last)];
  });
}
