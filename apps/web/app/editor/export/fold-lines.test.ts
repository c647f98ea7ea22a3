import { expect, test } from "vitest";
import { diffLines } from "./diff-lines.ts";
import { foldLines } from "./fold-lines.ts";

const before = Array.from({ length: 40 }, (_, index) => `line ${String(index + 1)}`);

test("shows three lines around a change, and counts the others", () => {
  const after = before.with(19, "changed");
  const folded = foldLines(diffLines(before.join("\n"), after.join("\n")));
  expect(folded.map((line) => (line.kind === "gap" ? line.count : line.text))).toEqual([
    16,
    "line 17",
    "line 18",
    "line 19",
    "line 20",
    "changed",
    "line 21",
    "line 22",
    "line 23",
    17,
  ]);
});
