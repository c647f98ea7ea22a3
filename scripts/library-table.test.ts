import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../packages/ui");
const rows = readFileSync(join(folder, "README.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, section = "", asked = "", part = "", proof = ""]) => ({ section, asked, part, proof }));

test("the library's README lists the specification's shared components", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map(({ asked }) => asked)).size).toBe(rows.length);
});

test.each(rows)("$asked: its component and its test exist", ({ part, proof }) => {
  expect(existsSync(linkedFile(part)), part).toBe(true);
  expect(readFileSync(linkedFile(proof), "utf8"), proof).toMatch(/\b(?:test|it)(?:\.\w+)*\(/);
});

test.each(rows.filter(({ proof }) => proof.includes("pieces.spec")))(
  "$asked: the test of the pieces names its part",
  ({ part, proof }) => {
    const name = basename(linkedFile(part)).replace(/\.\w+$/, "");
    expect(readFileSync(linkedFile(proof), "utf8")).toContain(`openSubject("${name}"`);
  },
);

/** Returns the file that a cell's only link points to. */
function linkedFile(cell: string): string {
  const link = /^\[[^\]]+\]\(([^)]+)\)$/.exec(cell)?.[1];
  if (link === undefined) throw new Error(`"${cell}" is not one link`);
  return join(folder, link);
}
