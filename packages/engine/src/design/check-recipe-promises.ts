import { checkPromises } from "#checks/check-promises.ts";
import { namesOfRolePalettes } from "#categories/color/advanced-color.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { modeAxes } from "#tokens/mode.ts";
import type { Density } from "#tokens/mode.ts";
import { resolveToken } from "#tokens/resolve.ts";
import type { Token, TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";

type Promises = readonly ContrastPromise[];

/**
 * Every contrast promise of a recipe's tokens, measured. A promise is of a scheme and a contrast: where a pinned or
 * custom token follows the density, both densities are measured and the lesser contrast counts.
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
  return modeAxes.density.map(checkIn).reduce(keepLesser);
}

/** No generated color follows the density, so none does where no definition of a person's own asks for it. */
function followsDensity({ overrides, customTokens }: Recipe): boolean {
  return [...Object.values(overrides), ...Object.values(customTokens)].some(hasDensity);
}

function hasDensity(definition: TokenDefinition): boolean {
  return definition.type === "rule" && definition.cases.some(({ when }) => when.density);
}

function keepLesser(one: Promises, other: Promises): Promises {
  return one.map((promise, index) => {
    const twin = other[index];
    return twin && twin.measuredContrast < promise.measuredContrast ? twin : promise;
  });
}
