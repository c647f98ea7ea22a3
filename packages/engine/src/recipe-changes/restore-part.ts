import type { Design } from "#design/design.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { categoryOfSection } from "#categories/recipe-sections.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import { combineAxes, listChangingAxes, listModes, type Modes } from "#tokens/modes/mode.ts";
import { printPlain } from "#tokens/print-plain.ts";
import type { Parsed } from "#tokens/problem.ts";
import type { TokenDefinition, TokenValue } from "#tokens/token.ts";
import { isTokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { Category } from "#tokens/top-groups.ts";
import { pinToken, unpinStep } from "./change-decision.ts";
import { keysOfPath, overridePath, type DecisionPath } from "./decision-path.ts";
import { readDecision, writeDecision } from "./decisions.ts";
import { applyPatch, diffRecipes } from "./diff-recipes.ts";

/** The part of a former design that is restored: everything, some categories, or one token. */
export type RestoredPart =
  | { readonly kind: "whole" }
  | { readonly kind: "categories"; readonly categories: readonly Category[] }
  | { readonly kind: "token"; readonly token: TokenPath };

/** Returns the current design with a part of a former one, if it is then valid. */
export function restorePart(current: Design, former: Design, part: RestoredPart): Parsed<Design> {
  switch (part.kind) {
    case "whole":
      return { ok: true, value: former };
    case "categories":
      return parseRecipe(restoreCategories(current, former, new Set(part.categories)));
    case "token":
      return restoreToken(current, former, part.token);
  }
}

/** Returns the current recipe with every decision of some categories as in the former one. */
function restoreCategories(
  current: Design,
  former: Design,
  categories: ReadonlySet<Category>,
): Recipe {
  const patch = diffRecipes(current.recipe, former.recipe).filter(({ path }) => {
    const category = findCategory(path, [former, current]);
    return category !== undefined && categories.has(category);
  });
  return applyPatch(current.recipe, patch);
}

/** Finds the category of a decision; that of a definition is the category of its token. */
function findCategory(path: DecisionPath, designs: readonly Design[]): Category | undefined {
  const [section = "", token = ""] = keysOfPath(path);
  if (section !== "overrides" && section !== "customTokens")
    return categoryOfSection[section as keyof typeof categoryOfSection];
  if (!isTokenPath(token)) return undefined;
  return designs.map(({ tokens }) => tokens.get(token)?.category).find((each) => each);
}

/**
 * Returns the current design with a token that has the values of the former one in every mode. It is
 * generated if the recipe already generates these values, and otherwise pinned.
 */
function restoreToken(current: Design, former: Design, path: TokenPath): Parsed<Design> {
  const { recipe } = current;
  const custom: DecisionPath = `customTokens/${path}`;
  const was = former.tokens.get(path);
  if (!was || readDecision(former.recipe, custom) !== undefined)
    return parseRecipe(writeDecision(recipe, custom, readDecision(former.recipe, custom)));
  const values = listModes().map((modes) => ({ modes, value: former.valuesIn(modes).get(path) }));
  let last: Parsed<Design> = { ok: false, problems: [] };
  for (const attempt of listAttempts(recipe, path, was.definition, values)) {
    last = attempt();
    if (last.ok && hasValues(last.value, path, values)) return last;
  }
  return last;
}

type ValueInModes = { readonly modes: Modes; readonly value: TokenValue | undefined };

function hasValues(design: Design, path: TokenPath, values: readonly ValueInModes[]): boolean {
  return values.every(({ modes, value }) => isEqual(design.valuesIn(modes).get(path), value));
}

/** Lists the ways to give a token its former values, from the one that pins least. */
function listAttempts(
  recipe: Recipe,
  path: TokenPath,
  definition: TokenDefinition,
  values: readonly ValueInModes[],
): readonly (() => Parsed<Design>)[] {
  const [, palette = "", step = ""] = path.split(".");
  const isStep = path.startsWith("color.") && step !== "";
  const free = isStep ? unpinStep(recipe, palette, step) : recipe;
  const generated = writeDecision(free, overridePath(path), undefined);
  return [
    () => parseRecipe(generated),
    () => pinToken(generated, path, definition),
    () => pinToken(generated, path, defineValues(values)),
  ];
}

/** Returns the definition of a token with the given value in each mode. */
function defineValues(values: readonly ValueInModes[]): TokenDefinition {
  const find = (modes: Partial<Modes>): TokenValue => {
    const found = values.find((each) => matches(each.modes, modes))?.value;
    if (found === undefined) throw new RangeError("A token without a value cannot be restored");
    return found;
  };
  const axes = listChangingAxes((modes) => printPlain(find(modes)));
  const otherwise = find({});
  const cases = combineAxes(axes)
    .map((when) => ({ when, then: find(when) }))
    .filter(({ then }) => !isEqual(then, otherwise));
  return cases.length === 0 ? otherwise : { type: "rule", otherwise, cases };
}

function matches(modes: Modes, given: Partial<Modes>): boolean {
  return Object.entries(given).every(([axis, value]) => modes[axis as keyof Modes] === value);
}
