import { expect, test } from "vitest";
import { tasteDecisions } from "#categories/color/advanced-color.ts";
import { recipeSections } from "#categories/recipe-sections.ts";
import type { Decision } from "#decisions/decision.ts";
import { defaultOf, formerOf } from "#decisions/default-of.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { parseStoredRecipe } from "#design/parse-stored-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import { aboutDecision } from "./about-decision.ts";
import { changeDecision } from "./change-decision.ts";
import { readDecision, writeDecision } from "./decisions.ts";
import { createFormerRecipe, findNewDefault, newDefaults } from "./new-defaults.ts";

/** The paths of declared decisions whose former value is another than their default. */
function listChanged(decision: Decision, path: string): readonly string[] {
  if (decision.kind === "group")
    return Object.entries(decision.fields).flatMap(([key, field]) =>
      listChanged(field, path === "" ? key : `${path}/${key}`),
    );
  return isEqual(defaultOf(decision), formerOf(decision)) ? [] : [path];
}

test("names every decision that declares another former value", () => {
  const declared = Object.entries(recipeSections)
    .flatMap(([section, decisions]) => listChanged(decisions, section))
    .flatMap((path) =>
      path === "color/advanced" ? listChanged(tasteDecisions, "color/advanced/taste") : path,
    );
  expect(declared).toContain("color/solid");
  expect([...newDefaults.keys()].toSorted()).toEqual(declared.toSorted());
});

test("is empty for a new design system", () => {
  const recipe = createRecipe();
  expect([...newDefaults.keys()].filter((path) => findNewDefault(recipe, path))).toEqual([]);
});

test.each([...newDefaults])("offers %s to a recipe from before, until it changes", (path, each) => {
  const stored = parseStoredRecipe(createFormerRecipe());
  if (!stored.ok) throw new Error("The former defaults are no recipe");
  const { recipe } = stored.value;
  expect(aboutDecision(path).kind).toBe("fixed");
  expect(findNewDefault(recipe, path)).toEqual(each);
  const adopted = changeDecision(recipe, path, each.value);
  expect(adopted.ok && readDecision(adopted.value.recipe, path)).toEqual(each.value);
  expect(adopted.ok && findNewDefault(adopted.value.recipe, path)).toBeUndefined();
  const others = [...newDefaults.keys()].filter((other) => other !== path);
  for (const other of others)
    expect(adopted.ok && findNewDefault(adopted.value.recipe, other), other).toBeDefined();
});

test.each([...newDefaults])("%s is the value of new recipes, and the former one of old", (path) => {
  const { value, former } = newDefaults.get(path) ?? {};
  const without = writeDecision(createRecipe(), path, undefined);
  const entered = parseRecipe(without);
  const stored = parseStoredRecipe(without);
  // A decision that every recipe has is refused without it: its former default is in the recipe.
  if (!entered.ok) return expect(stored.ok).toBe(false);
  expect(readDecision(entered.value.recipe, path)).toEqual(value);
  expect(stored.ok && readDecision(stored.value.recipe, path)).toEqual(former);
});

test("is not offered for a decision of the user, or for one without a former default", () => {
  const recipe = writeDecision(createFormerRecipe(), "color/advanced/taste/hueShift", "strong");
  expect(findNewDefault(recipe, "color/advanced/taste/hueShift")).toBeUndefined();
  expect(findNewDefault(recipe, "color/base")).toBeUndefined();
});
