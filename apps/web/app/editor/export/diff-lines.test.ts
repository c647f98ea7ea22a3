import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "./diff-lines.ts";

const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 24 });

function linesOf(before: string, after: string, side: "added" | "removed"): string {
  return diffLines(before, after)
    .filter(({ kind }) => kind === "same" || kind === side)
    .map(({ text }) => text)
    .join("\n");
}

/** Returns the length of the longest common subsequence, by its definition. */
function countCommon(one: readonly string[], other: readonly string[]): number {
  const table = one.map(() => other.map(() => 0));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  one.forEach((line, row) =>
    other.forEach((each, column) => {
      const best =
        line === each
          ? at(row - 1, column - 1) + 1
          : Math.max(at(row - 1, column), at(row, column - 1));
      table[row]![column] = best;
    }),
  );
  return at(one.length - 1, other.length - 1);
}

test("contains both texts, with the fewest changed lines", () => {
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const [before, after] = [one.join("\n"), other.join("\n")];
      expect(linesOf(before, after, "removed")).toBe(before);
      expect(linesOf(before, after, "added")).toBe(after);
      const same = diffLines(before, after).filter(({ kind }) => kind === "same").length;
      expect(same).toBe(countCommon(before.split("\n"), after.split("\n")));
    }),
    { seed: 20_261_125, numRuns: 300 },
  );
});

test("numbers the lines of the newer text", () => {
  expect(
    diffLines("a\nb\nc", "a\nx\nc").map(({ kind, text, number }) => [kind, text, number]),
  ).toEqual([
    ["same", "a", 1],
    ["removed", "b", undefined],
    ["added", "x", 2],
    ["same", "c", 3],
  ]);
});

test("counts a text with too many differences as replaced", () => {
  const before = Array.from({ length: 3000 }, (_, index) => `old ${String(index)}`).join("\n");
  const after = Array.from({ length: 3000 }, (_, index) => `new ${String(index)}`).join("\n");
  expect(diffLines(before, after)).toHaveLength(6000);
});
