import { createDesign } from "#design/parse-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { nameColorSteps } from "#recipe/change-color-steps.ts";
import { pinnedStepPath } from "../decision-path.ts";
import { writeDecision } from "../decisions.ts";
import type { Design } from "#design/design.ts";
import { designOf } from "#design/testing/design-of.ts";
import { expect, test } from "vitest";
import { diffRecipes } from "../diff-recipes.ts";
import { revertPalette } from "./revert-palette.ts";

const pin = (palette: string, step: string) => pinnedStepPath(palette, step);
const inkNames = createRecipe().color.advanced.stepNames.with(10, "ink");

function edited(saved: Design, draft: Design) {
  return { draft, changes: diffRecipes(saved.recipe, draft.recipe) };
}

test("reverts only the palette if it is consistent with the other changes", () => {
  const saved = createDesign();
  const other = designOf(writeDecision(saved.recipe, pin("danger", "300"), "#ff0000"));
  const draft = designOf(writeDecision(other.recipe, pin("primary", "300"), "#00ff00"));
  expect(revertPalette(edited(saved, draft), "primary")).toEqual({ ok: true, value: other });
});

test("reverts a pin of a renamed step together with the names", () => {
  const saved = designOf(writeDecision(createRecipe(), pin("primary", "950"), "#000000"));
  const draft = designOf(nameColorSteps(saved.recipe, inkNames));
  expect(revertPalette(edited(saved, draft), "primary")).toEqual({ ok: true, value: saved });
});

test("refuses to revert a palette that depends on other changes, and returns why", () => {
  const pinned = writeDecision(createRecipe(), pin("primary", "950"), "#000000");
  const saved = designOf(writeDecision(pinned, pin("danger", "950"), "#330000"));
  const draft = designOf(nameColorSteps(saved.recipe, inkNames));
  expect(revertPalette(edited(saved, draft), "primary").ok).toBe(false);
});
