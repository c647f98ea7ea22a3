import {
  generate,
  resolve,
  type Modes,
  type Recipe,
  type TokenPath,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";

type Values = ReadonlyMap<TokenPath, TokenValue>;

const tokensOf = new WeakMap<Recipe, TokenSet>();
const valuesOf = new WeakMap<TokenSet, Map<string, Values>>();

/** The token set of a recipe, generated once for each recipe. */
export function tokensOfRecipe(recipe: Recipe): TokenSet {
  const known = tokensOf.get(recipe);
  if (known) return known;
  const tokens = generate(recipe);
  tokensOf.set(recipe, tokens);
  return tokens;
}

/** The values of a set in some modes, resolved once for each set and modes. */
export function valuesInModes(set: TokenSet, modes: Partial<Modes>): Values {
  const known = valuesOf.get(set) ?? new Map<string, Values>();
  valuesOf.set(set, known);
  const { scheme, contrast, density } = { ...set.defaultModes, ...modes };
  const key = `${scheme} ${contrast} ${density}`;
  const values = known.get(key) ?? resolve(set, modes);
  known.set(key, values);
  return values;
}
