import { contrastRatioLimits } from "#categories/color/contrast-targets.ts";
import type { Design } from "#design/design.ts";
import type { MissedTarget } from "#design/find-missed-targets.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed } from "#tokens/problem.ts";
import { contrastTargetPath } from "./decision-path.ts";
import { writeDecisions } from "./decisions.ts";

/**
 * Returns the design in which some pairs have the nearest targets that they keep. A pair that keeps
 * less than a target can be has no target.
 */
export function acceptNearestTargets(
  recipe: Recipe,
  missed: readonly MissedTarget[],
): Parsed<Design> {
  const { min } = contrastRatioLimits.pair;
  const decisions = missed.map(({ foreground, background, nearestContrast }) => ({
    path: contrastTargetPath(roleAt(foreground), roleAt(background)),
    value: nearestContrast < min ? undefined : nearestContrast,
  }));
  return parseRecipe(writeDecisions(recipe, decisions));
}

function roleAt(path: string): string {
  return path.replace(/^color\./, "");
}
