import { createDesign, findFormat, type HexColor } from "@tessera/engine";
import { expect, test } from "vitest";
import { diffLines } from "./diff-lines.ts";
import { findSections } from "./file-sections.ts";

const css = findFormat("css");
const design = createDesign();
const text = css?.print(design, {})[0].text ?? "";

test("finds the first line of every category in a file, in the order of the lines", () => {
  const sections = findSections(text, design, {}, undefined);
  expect(sections.map(({ category }) => category)).toContain("radius");
  const lines = text.split("\n");
  for (const { category, line } of sections)
    expect(lines[line - 1]).toMatch(category === "typography" ? /font/ : /--/);
  const numbers = sections.map(({ line }) => line);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test("marks the parts with changed lines", () => {
  const before = css?.print(createDesign("#0d9488" as HexColor), {})[0].text ?? "";
  const sections = findSections(text, design, {}, diffLines(before, text));
  const changed = sections.filter(({ hasChanges }) => hasChanges).map(({ category }) => category);
  expect(changed).toContain("color");
  expect(changed).not.toContain("radius");
});

test("finds no part in a file without names of tokens", () => {
  expect(findSections("nothing here", design, {}, undefined)).toEqual([]);
});
