import { convertLengthToPx, convertPxToLength, fluidUnitOf } from "#tokens/length.ts";
import type { LengthUnit, LiteralOrAlias, Token, TokenDefinition } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { LengthUnitChoice } from "./print-options.ts";

/**
 * A token set with its lengths in one unit, 16 px for a rem or an em, to 4 decimals. A letter spacing stays in em: it
 * is a share of the size of the text that it stands in. The offsets of shadows stay in px. A fluid length is in rem
 * where lengths are in em.
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

  /** Lengths promise nothing, so that they stay as they are, and are measured only where somebody asks. */
  get promises(): TokenSet["promises"] {
    return this.#set.promises;
  }
}

function convertToken(token: Token, unit: LengthUnit): Token {
  return token.path.startsWith("letter-spacing.")
    ? token
    : { ...token, definition: convertDefinition(token.definition, unit) };
}

function convertDefinition(definition: TokenDefinition, unit: LengthUnit): TokenDefinition {
  if (definition.type !== "rule") return convertValue(definition, unit);
  const cases = definition.cases.map((each) => ({ ...each, then: convertValue(each.then, unit) }));
  return { type: "rule", otherwise: convertValue(definition.otherwise, unit), cases };
}

function convertValue(value: LiteralOrAlias, unit: LengthUnit): LiteralOrAlias {
  if (value.type === "fluidDimension") return { ...value, unit: fluidUnitOf(unit) };
  if (value.type !== "dimension" || value.unit === unit) return value;
  return convertPxToLength(convertLengthToPx(value), unit);
}
