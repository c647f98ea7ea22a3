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

class GeneratedSet implements TokenSet {
  readonly tokens: TokenSet["tokens"];
  readonly groups: TokenSet["groups"];
  readonly defaultModes: TokenSet["defaultModes"];
  declare readonly promises: TokenSet["promises"];
  readonly #recipe: Recipe;
  #promises: TokenSet["promises"] | undefined;

  // One getter for all sets: with one of its own each set would be a class of its own to V8, which keeps the classes
  // that it knows, and all that their getters see, until its rare great collection.
  static readonly #measured: PropertyDescriptor & ThisType<GeneratedSet> = {
    enumerable: true,
    // Measured when they are first asked for: a file that is printed tells nothing of them.
    get() {
      return (this.#promises ??= checkRecipePromises(this.#recipe, this.tokens));
    },
  };

  constructor(recipe: Recipe) {
    this.#recipe = recipe;
    this.tokens = composeRecipe(recipe);
    this.groups = groupTokens(recipe, this.tokens);
    this.defaultModes = { ...defaultModes, density: recipe.spacing.density };
    Object.defineProperty(this, "promises", GeneratedSet.#measured);
  }
}
