import { groupTokens } from "#categories/group-tokens.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultModes, keyOfModes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { resolve } from "#tokens/resolve.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { checkRecipePromises } from "./check-recipe-promises.ts";

type Values = ReadonlyMap<TokenPath, TokenValue>;

/**
 * A parsed recipe with the tokens that it generates. `parseRecipe` alone makes one: its private fields keep every other
 * object from passing for a design.
 */
export class Design implements TokenSet {
  readonly recipe: Recipe;
  readonly tokens: TokenSet["tokens"];
  readonly groups: TokenSet["groups"];
  readonly defaultModes: Modes;
  /** A recipe whose tokens have other names does not parse. */
  readonly hasPlainNames = true;
  readonly #values = new Map<string, Values>();
  #promises: TokenSet["promises"] | undefined;

  constructor(recipe: Recipe, tokens: TokenSet["tokens"]) {
    this.recipe = recipe;
    this.tokens = tokens;
    this.groups = groupTokens(recipe, tokens);
    this.defaultModes = Object.freeze({ ...defaultModes, density: recipe.spacing.density });
    Object.freeze(this);
  }

  /** Every contrast promise, measured when it is first read: most readers print tokens and need none. */
  get promises(): TokenSet["promises"] {
    return (this.#promises ??= checkRecipePromises(this.recipe, this.tokens));
  }

  /** The value of every token in some modes, resolved once for each combination. */
  valuesIn(modes: Partial<Modes> = {}): Values {
    const key = keyOfModes({ ...this.defaultModes, ...modes });
    const values = this.#values.get(key) ?? resolve(this, modes);
    this.#values.set(key, values);
    return values;
  }
}
