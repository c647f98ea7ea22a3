import { createRecipe, nameColorSteps, parseRecipe, type Recipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { startDraft, type DraftState } from "#editor/draft/draft-state.ts";
import { advancedPath } from "#editor/draft/leaf-path.ts";
import { writeLeaf } from "#editor/draft/recipe-leaves.ts";
import { takeBackPalette } from "./take-back-palette.ts";

const pin = (palette: string, step: string) => advancedPath("pinnedSteps", palette, step);
const inkNames = createRecipe().color.advanced?.stepNames.with(10, "ink") ?? [];

function valid(recipe: Recipe): Recipe {
  const parsed = parseRecipe(recipe);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function edited(saved: Recipe, draft: Recipe): DraftState {
  return { ...startDraft({ recipe: saved, revision: 1 }), draft };
}

test("only the palette is taken back where it goes with the rest", () => {
  const saved = createRecipe();
  const other = valid(writeLeaf(saved, pin("danger", "300"), "#ff0000"));
  const draft = valid(writeLeaf(other, pin("primary", "300"), "#00ff00"));
  expect(takeBackPalette(edited(saved, draft), "primary")).toEqual({ ok: true, value: other });
});

test("a pin of a step that has another name by now is taken back with the names", () => {
  const saved = valid(writeLeaf(createRecipe(), pin("primary", "950"), "#000000"));
  const draft = valid(nameColorSteps(saved, inkNames));
  expect(takeBackPalette(edited(saved, draft), "primary")).toEqual({ ok: true, value: saved });
});

test("what cannot be taken back alone is refused, and says why", () => {
  const pinned = writeLeaf(createRecipe(), pin("primary", "950"), "#000000");
  const saved = valid(writeLeaf(pinned, pin("danger", "950"), "#330000"));
  const draft = valid(nameColorSteps(saved, inkNames));
  expect(takeBackPalette(edited(saved, draft), "primary").ok).toBe(false);
});
