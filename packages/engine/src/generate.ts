import { groupTokens } from "#generators/group-tokens.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultModes } from "#tokens/mode.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { checkRecipePromises } from "./check-recipe-promises.ts";
import { composeRecipe } from "./compose-recipe.ts";

/**
 * The token set of a recipe: what its decisions generate, its overrides in their places, its custom tokens behind, and
 * every contrast promise measured. The same recipe gives the same set everywhere. Throws a RangeError for a recipe
 * whose overrides or custom tokens name no token, a taken name or a circle; `parseRecipe` lets none of these through.
 */
export function generate(recipe: Recipe): TokenSet {
  return Object.freeze(new GeneratedSet(recipe));
}

/** One class for all sets: V8 keeps what a getter of a single object sees until its rare great collection. */
class GeneratedSet implements TokenSet {
  readonly tokens: TokenSet["tokens"];
  readonly groups: TokenSet["groups"];
  readonly defaultModes: TokenSet["defaultModes"];
  readonly #recipe: Recipe;
  #promises: TokenSet["promises"] | undefined;

  constructor(recipe: Recipe) {
    this.#recipe = recipe;
    this.tokens = composeRecipe(recipe);
    this.groups = groupTokens(recipe, this.tokens);
    this.defaultModes = { ...defaultModes, density: recipe.spacing.density };
  }

  /** Measured when they are first asked for: a file that is printed tells nothing of them. */
  get promises(): TokenSet["promises"] {
    return (this.#promises ??= checkRecipePromises(this.#recipe, this.tokens));
  }
}
