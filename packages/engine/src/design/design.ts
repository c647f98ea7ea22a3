import { groupTokens } from "#categories/group-tokens.ts";
import type { Recipe } from "#recipe/recipe.ts";
import {
  defaultModes,
  keyOfModes,
  modeAxes,
  type Density,
  type Modes,
} from "#tokens/modes/mode.ts";
import { resolve, resolveToken } from "#tokens/modes/resolve.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise, TokenSet } from "#tokens/token-set.ts";
import { checkPromises } from "#checks/check-promises.ts";
import { promisedPairsOf } from "#checks/promised-pairs.ts";
import { roleRulesOf } from "#categories/color/decisions.ts";
import { axesOf, axesOfRule, isPart } from "#tokens/modes/varying-tokens.ts";

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

type Promises = readonly ContrastPromise[];

/**
 * Measures every contrast promise of a recipe's tokens. A promise is for a scheme and a contrast:
 * if a pinned or custom token follows the density, measures both densities, and the lower contrast
 * counts.
 */
function checkRecipePromises(recipe: Recipe, tokens: ReadonlyMap<TokenPath, Token>): Promises {
  const pairs = promisedPairsOf(roleRulesOf(recipe.color));
  const checkIn = (density: Density): Promises =>
    checkPromises((modes) => {
      const inModes = { ...modes, density };
      return { get: (path) => resolveToken(tokens, path, inModes) };
    }, pairs);
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
