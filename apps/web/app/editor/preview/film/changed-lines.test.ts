import { createDesign, createRecipe, type HexColor, type Recipe } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { listChangedLines, putNewestFirst, type ChangedLine } from "./changed-lines.ts";

test("an unchanged design changes no line", () => {
  expect(listChangedLines(createDesign(), createDesign())).toEqual([]);
});

test("a changed radius shows its old and its new line together", () => {
  const recipe = createRecipe();
  const after = designOf({ ...recipe, radius: { ...recipe.radius, basePx: 10 } });
  const lines = listChangedLines(designOf(recipe), after);
  const medium = lines.filter(({ text }) => text.startsWith("--radius-m:"));
  expect(medium).toEqual([
    { kind: "removed", text: "--radius-m: 8px;" },
    { kind: "added", text: "--radius-m: 10px;" },
  ]);
});

test("a new value is shown as added where another mode had it before", () => {
  const { color, ...recipe } = createRecipe();
  const contrastTargets = { ...color.contrastTargets, text: "aaa" } as const;
  const after = designOf({ ...recipe, color: { ...color, contrastTargets } });
  const lines = listChangedLines(designOf({ ...recipe, color }), after);
  const namesOf = (kind: string) =>
    lines.filter((line) => line.kind === kind).map(({ text }) => text.split(":")[0] ?? "");
  expect(namesOf("added")).not.toEqual([]);
  expect(new Set(namesOf("added"))).toEqual(new Set(namesOf("removed")));
});

test("the lines of the newest change are first, and the others keep their order", () => {
  const recipe = createRecipe();
  const saved = designOf(recipe);
  const { color, radius, spacing } = recipe;
  const colored = { ...recipe, color: { ...color, base: "#0f7b6c" as HexColor } };
  const rounded = { ...colored, radius: { ...radius, basePx: 12 } };
  const spaced = { ...rounded, spacing: { ...spacing, unitPx: 8 as const } };
  const list = (before: readonly ChangedLine[], after: Recipe) =>
    putNewestFirst(before, listChangedLines(saved, designOf(after)), () => false);
  const first = list([], colored);
  const second = list(first, rounded);
  const third = list(second, spaced);
  const groupsOf = (lines: readonly ChangedLine[]) =>
    new Set(lines.map(({ text }) => /^--([a-z]+)/.exec(text)?.[1]));
  expect([...groupsOf(second)].slice(0, 2)).toEqual(["radius", "color"]);
  expect(second.slice(-first.length)).toEqual(first);
  expect([...groupsOf(third.slice(-second.length))]).toEqual([...groupsOf(second)]);
  expect([...groupsOf(third.slice(0, -second.length))]).not.toContain("color");
});

test("without an earlier list, the lines of the edited category are first", () => {
  const { color, radius, ...recipe } = createRecipe();
  const after = designOf({
    ...recipe,
    color: { ...color, base: "#0f7b6c" },
    radius: { ...radius, basePx: 12 },
  });
  const changed = listChangedLines(createDesign(), after);
  const sorted = putNewestFirst([], changed, (property) => property.startsWith("--radius"));
  expect(changed[0]?.text).toMatch(/^--color/);
  expect(sorted[0]?.text).toMatch(/^--radius/);
  expect(sorted).toHaveLength(changed.length);
});
