import { listTargets } from "#tokens/definition-branches.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { listDefinitions, type Recipe } from "./recipe.ts";

/**
 * The references to some tokens in a recipe: which of them are pinned, and which other tokens are
 * aliases of them.
 */
export type TokenReferences = {
  readonly pins: readonly TokenPath[];
  readonly aliases: readonly TokenPath[];
};

/** Finds the references to the tokens of these paths. */
export function findTokenReferences(
  recipe: Pick<Recipe, "overrides" | "customTokens">,
  paths: readonly TokenPath[],
): TokenReferences {
  const requested = new Set(paths);
  const definitions = [recipe.overrides, recipe.customTokens].flatMap(listDefinitions);
  const aliases = definitions.filter(
    ([path, definition]) =>
      !requested.has(path) && listTargets(definition).some((target) => requested.has(target)),
  );
  return {
    pins: paths.filter((path) => Object.hasOwn(recipe.overrides, path)),
    aliases: aliases.map(([path]) => path),
  };
}
