import { createDesign, createRecipe } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { listChangedLines } from "./changed-lines.ts";

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
