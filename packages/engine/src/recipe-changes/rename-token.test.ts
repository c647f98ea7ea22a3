import { expect, it } from "vitest";
import { designOf } from "#design/testing/design-of.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { describeChanges } from "./describe-changes.ts";
import { diffRecipes, applyPatch, invertPatch } from "./diff-recipes.ts";
import { mergeRecipes } from "./merge-recipes.ts";
import { orderPath } from "./decision-path.ts";
import { writeDecision } from "./decisions.ts";
import { renameCustomToken } from "./rename-token.ts";

const { recipe } = designOf({
  ...createRecipe(),
  overrides: { "radius.m": { type: "alias", to: "radius.card" } },
  customTokens: {
    "radius.card": { type: "dimension", value: 9, unit: "px" },
    "radius.tile": { type: "alias", to: "radius.card" },
    "radius.chip": { type: "dimension", value: 3, unit: "px" },
  },
  tokenNotes: {
    "radius.card": { description: "Cards" },
    "radius.tile": { deprecated: "radius.card" },
  },
});

it("renames a custom token with every alias, pin and note that refers to it, in its place", () => {
  const renamed = renameCustomToken(recipe, tokenPath("radius.card"), tokenPath("radius.panel"));
  expect(renamed.ok && renamed.value.recipe).toMatchObject({
    overrides: { "radius.m": { to: "radius.panel" } },
    customTokens: { "radius.tile": { to: "radius.panel" } },
    tokenNotes: {
      "radius.panel": { description: "Cards" },
      "radius.tile": { deprecated: "radius.panel" },
    },
  });
  expect(renamed.ok && Object.keys(renamed.value.recipe.customTokens)).toEqual([
    "radius.panel",
    "radius.tile",
    "radius.chip",
  ]);
});

it("refuses a name that another token has", () => {
  for (const taken of ["radius.tile", "radius.m"]) {
    const renamed = renameCustomToken(recipe, tokenPath("radius.card"), tokenPath(taken));
    expect(renamed).toMatchObject({ ok: false, problems: [{ code: "name-taken" }] });
  }
});

const reversed = ["radius.chip", "radius.tile", "radius.card"];

it("undoes a rename and a new order, and keeps the order of custom tokens in the set", () => {
  const path = orderPath("customTokens");
  const ordered = writeDecision(recipe, path, reversed);
  expect(Object.keys(ordered.customTokens)).toEqual(reversed);
  expect([...designOf(ordered).tokens.keys()].slice(-3)).toEqual(reversed);
  const patch = diffRecipes(recipe, ordered);
  expect(patch).toEqual([{ path, before: reversed.toReversed(), after: reversed }]);
  expect(Object.keys(applyPatch(ordered, invertPatch(patch)).customTokens)).toEqual(
    reversed.toReversed(),
  );
  expect(describeChanges(designOf(recipe), designOf(ordered))).toEqual([
    { kind: "reordered", list: "customTokens" },
  ]);
});

it("merges a new order with a custom token and a note that another user added", () => {
  const mine = writeDecision(recipe, orderPath("customTokens"), reversed);
  const theirs = designOf({
    ...recipe,
    customTokens: { ...recipe.customTokens, "radius.new": { type: "alias", to: "radius.s" } },
    tokenNotes: { ...recipe.tokenNotes, "radius.s": { description: "Small" } },
  }).recipe;
  const { design, collisions } = mergeRecipes({ base: recipe, mine, theirs });
  expect(collisions).toEqual([]);
  expect(Object.keys(design.recipe.customTokens).filter((name) => name !== "radius.new")).toEqual(
    reversed,
  );
  expect(design.recipe.tokenNotes).toMatchObject({ "radius.s": { description: "Small" } });
});
