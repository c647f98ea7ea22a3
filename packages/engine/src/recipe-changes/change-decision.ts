import { statusNames } from "#checks/statuses.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Design } from "#design/design.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed } from "#tokens/problem.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { baseStepPath, overridePath, pinnedStepPath, type DecisionPath } from "./decision-path.ts";
import { readDecision, writeDecision, writeDecisions } from "./decisions.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import type { Rule, TokenDefinition, TokenValue } from "#tokens/token.ts";

/** Returns the design with one decision replaced, if it is then valid. */
export function changeDecision(recipe: Recipe, path: DecisionPath, value: unknown): Parsed<Design> {
  return parseRecipe(writeDecision(recipe, path, value));
}

/** Returns the design with a generated token pinned to a value, if it is then valid. */
export function pinToken(
  recipe: Recipe,
  path: TokenPath,
  definition: TokenDefinition,
): Parsed<Design> {
  return changeDecision(recipe, overridePath(path), definition);
}

/** Returns the design with a pinned token generated again, if it is then valid. */
export function unpinToken(recipe: Recipe, path: TokenPath): Parsed<Design> {
  return changeDecision(recipe, overridePath(path), undefined);
}

/** Returns the path of the decision with a palette's base color. */
export function paletteBasePath(palette: string): DecisionPath {
  if (palette === "primary") return "color/base";
  const status = statusNames.find((each) => each === palette);
  return status ? `color/status/${status}` : `color/advanced/palettes/${palette}/base`;
}

/** Returns the design with a step of a palette pinned to a color. */
export function pinStep(
  recipe: Recipe,
  palette: string,
  step: string,
  hex: HexColor,
): Parsed<Design> {
  if (palette === "neutral") {
    const path = tokenPath(`color.neutral.${step}`);
    return pinToken(recipe, path, { type: "color", hex, alpha: 1 });
  }
  return changeDecision(unpinStep(recipe, palette, step), pinnedStepPath(palette, step), hex);
}

/** Returns the design with a step of a palette generated again, however it was pinned. */
export function releaseStep(recipe: Recipe, palette: string, step: string): Parsed<Design> {
  const released = unpinStep(recipe, palette, step);
  const baseStep = baseStepPath(palette);
  return readDecision(recipe, baseStep) === step
    ? changeDecision(released, baseStep, undefined)
    : parseRecipe(released);
}

/** Returns the design with the base of a palette on a step, by default the step of its contrast. */
export function putBaseOn(
  recipe: Recipe,
  palette: string,
  step: string | undefined,
): Parsed<Design> {
  const released = step === undefined ? recipe : unpinStep(recipe, palette, step);
  return changeDecision(released, baseStepPath(palette), step);
}

/** Returns the recipe without pins on a step of a palette; not yet validated. */
export function unpinStep(recipe: Recipe, palette: string, step: string): Recipe {
  const override = overridePath(tokenPath(`color.${palette}.${step}`));
  return writeDecisions(recipe, [
    { path: pinnedStepPath(palette, step), value: undefined },
    { path: override, value: undefined },
  ]);
}

type Case = Rule["cases"][number];

/** Returns a definition with a value in some modes, unchanged in all others. */
export function pinInModes(
  definition: TokenDefinition,
  when: Partial<Modes>,
  then: TokenValue,
): Rule {
  const rule = definition.type === "rule" ? definition : { otherwise: definition, cases: [] };
  const others = rule.cases.filter((earlier: Case) => !isEqual(earlier.when, when));
  return { type: "rule", otherwise: rule.otherwise, cases: [...others, { when, then }] };
}
