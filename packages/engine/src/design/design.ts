import { groupTokens } from "#categories/group-tokens.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultModes, keyOfModes, type Modes } from "#tokens/modes/mode.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { checkRecipePromises } from "./check-recipe-promises.ts";

type Values = ReadonlyMap<TokenPath, TokenValue>;

/**
 * A parsed recipe with the tokens that it generates. Only `parseRecipe` creates one: with its
 * private fields, no other object has this type.
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

  /**
   * Returns every contrast promise, measured at the first read: most callers print tokens and do
   * not read promises.
   */
  get promises(): TokenSet["promises"] {
    return (this.#promises ??= checkRecipePromises(this.recipe, this.tokens));
  }

  /** Returns the value of every token in some modes, resolved once for each combination. */
  valuesIn(modes: Partial<Modes> = {}): Values {
    const key = keyOfModes({ ...this.defaultModes, ...modes });
    const values = this.#values.get(key) ?? resolve(this, modes);
    this.#values.set(key, values);
    return values;
  }
}
