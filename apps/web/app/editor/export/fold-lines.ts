import type { DiffLine } from "./diff-lines.ts";

/** A line of a diff, or the number of lines without changes that are left out. */
export type FoldedLine = DiffLine | { readonly kind: "gap"; readonly count: number };

const shownAround = 3;

/** Leaves out the lines that are not near a changed one. */
export function foldLines(lines: readonly DiffLine[]): readonly FoldedLine[] {
  const isNear = lines.map(() => false);
  lines.forEach(({ kind }, index) => {
    if (kind === "same") return;
    for (let near = index - shownAround; near <= index + shownAround; near += 1)
      if (near >= 0 && near < lines.length) isNear[near] = true;
  });
  const folded: FoldedLine[] = [];
  lines.forEach((line, index) => {
    const last = folded.at(-1);
    if (isNear[index]) folded.push(line);
    else if (last?.kind === "gap") folded.splice(-1, 1, { kind: "gap", count: last.count + 1 });
    else folded.push({ kind: "gap", count: 1 });
  });
  return folded;
}
