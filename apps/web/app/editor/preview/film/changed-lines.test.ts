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
