import { convertLengthToPx, convertPxToLength, fluidUnitOf } from "#tokens/length.ts";
import type { LengthUnit, LiteralOrAlias, Token } from "#tokens/token.ts";
import { mapBranches } from "#tokens/definition-branches.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { findFixedUnit } from "#tokens/top-groups.ts";
import type { LengthUnitChoice } from "./print-options.ts";

/**
 * Converts the lengths of a token set to one unit, 16 px for a rem or an em, to 4 decimals. A group
 * with a fixed unit keeps it: a letter spacing stays in em. The offsets of shadows stay in px. A
 * fluid length is in rem if lengths are in em.
 */
export function convertLengths(set: TokenSet, unit: LengthUnitChoice = "as-set"): TokenSet {
  if (unit === "as-set") return set;
  const tokens = [...set.tokens].map(([path, token]) => [path, convertToken(token, unit)] as const);
  return new ConvertedSet(set, new Map(tokens));
}

class ConvertedSet implements TokenSet {
  readonly tokens: TokenSet["tokens"];
  readonly groups: TokenSet["groups"];
  readonly defaultModes: TokenSet["defaultModes"];
  readonly hasPlainNames: boolean;
  readonly #set: TokenSet;

  constructor(set: TokenSet, tokens: TokenSet["tokens"]) {
    this.tokens = tokens;
    this.groups = set.groups;
    this.defaultModes = set.defaultModes;
    this.hasPlainNames = set.hasPlainNames === true;
    this.#set = set;
  }

  /**
   * Promises do not depend on lengths, so the original ones apply, and are measured only when a
   * caller reads them.
   */
  get promises(): TokenSet["promises"] {
    return this.#set.promises;
  }
}

function convertToken(token: Token, unit: LengthUnit): Token {
  if (findFixedUnit(token.path)) return token;
  return {
    ...token,
    definition: mapBranches(token.definition, (each) => convertValue(each, unit)),
  };
}

function convertValue(value: LiteralOrAlias, unit: LengthUnit): LiteralOrAlias {
  if (value.type === "fluidDimension") return { ...value, unit: fluidUnitOf(unit) };
  if (value.type !== "dimension" || value.unit === unit) return value;
  return convertPxToLength(convertLengthToPx(value), unit);
}
