import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../packages/ui");
const rows = readFileSync(join(folder, "README.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, section = "", requirement = "", component = "", testFile = ""]) => ({
    section,
    requirement,
    component,
    testFile,
  }));

test("the library's README lists the specification's shared components", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length);
});

test.each(rows)("$requirement: its component and its test exist", ({ component, testFile }) => {
  expect(existsSync(linkedFile(component)), component).toBe(true);
  expect(readFileSync(linkedFile(testFile), "utf8"), testFile).toMatch(/\b(?:test|it)(?:\.\w+)*\(/);
});

test.each(rows.filter(({ testFile }) => testFile.includes("shared-components.spec")))(
  "$requirement: the test names its component",
  ({ component, testFile }) => {
    const name = basename(linkedFile(component)).replace(/\.\w+$/, "");
    expect(readFileSync(linkedFile(testFile), "utf8")).toContain(`openSubject("${name}"`);
  },
);

/** Returns the file that a cell's only link points to. */
function linkedFile(cell: string): string {
  const link = /^\[[^\]]+\]\(([^)]+)\)$/.exec(cell)?.[1];
  if (link === undefined) throw new Error(`"${cell}" is not one link`);
  return join(folder, link);
}
