import { checkPromises } from "#checks/check-promises.ts";
import { namesOfRolePalettes } from "#categories/color/advanced-color.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { modeAxes, type Density } from "#tokens/modes/mode.ts";
import { resolveToken } from "#tokens/modes/resolve.ts";
import { axesOf, axesOfRule, isPart } from "#tokens/modes/varying-tokens.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";

type Promises = readonly ContrastPromise[];

/**
 * Measures every contrast promise of a recipe's tokens. A promise is for a scheme and a contrast:
 * if a pinned or custom token follows the density, measures both densities, and the lower contrast
 * counts.
 */
export function checkRecipePromises(
  recipe: Recipe,
  tokens: ReadonlyMap<TokenPath, Token>,
): Promises {
  const names = namesOfRolePalettes(recipe.color.advanced);
  const checkIn = (density: Density): Promises =>
    checkPromises((modes) => {
      const inModes = { ...modes, density };
      return { get: (path) => resolveToken(tokens, path, inModes) };
    }, names);
  if (!followsDensity(recipe)) return checkIn(recipe.spacing.density);
  return modeAxes.density.map(checkIn).reduce(keepLower);
}

/**
 * Returns whether a color can follow the density: no generated one does, so only a pinned or custom
 * definition can.
 */
function followsDensity({ overrides, customTokens }: Recipe): boolean {
  return [...Object.values(overrides), ...Object.values(customTokens)].some((definition) =>
    isPart(axesOf({ density: "compact" }), axesOfRule(definition)),
  );
}

function keepLower(one: Promises, other: Promises): Promises {
  return one.map((promise, index) => {
    const counterpart = other[index];
    return counterpart && counterpart.measuredContrast < promise.measuredContrast
      ? counterpart
      : promise;
  });
}
