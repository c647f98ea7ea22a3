import type fc from "fast-check";
import {
  type LiteralOrAlias,
  type Token,
  type TokenDefinition,
  type TokenPath,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";
import { arbitraryTokenSet } from "../../packages/engine/src/tokens/arbitrary-token-set.ts";

/** Generates hostile token sets whose tokens, as in generated sets, have one kind in every mode. */
export function arbitraryKindSet(): fc.Arbitrary<TokenSet> {
  return arbitraryTokenSet().map((set) => {
    const tokens = new Map<TokenPath, Token>();
    for (const [path, token] of set.tokens)
      tokens.set(path, { ...token, definition: keepKind(set, token.definition) });
    return { ...set, tokens };
  });
}

/** Removes the cases of a definition that are not of the first one's kind. */
function keepKind(set: TokenSet, definition: TokenDefinition): TokenDefinition {
  if (definition.type !== "rule") return definition;
  const kind = kindOf(set, definition.otherwise);
  return {
    ...definition,
    cases: definition.cases.filter(({ then }) => kindOf(set, then) === kind),
  };
}

function kindOf(set: TokenSet, chosen: LiteralOrAlias): string {
  if (chosen.type !== "alias") return kinds[chosen.type] ?? chosen.type;
  const target = set.tokens.get(chosen.to)?.definition;
  if (!target) throw new RangeError(`"${chosen.to}" is not a token of the set`);
  return kindOf(set, target.type === "rule" ? target.otherwise : target);
}

const kinds: Partial<Record<TokenValue["type"], string>> = {
  fluidDimension: "dimension",
  keyword: "number",
};
