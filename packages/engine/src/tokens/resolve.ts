import type { Modes } from "./mode.ts";
import type { LiteralOrAlias, Token, TokenDefinition, TokenValue } from "./token.ts";
import type { TokenPath } from "./token-path.ts";
import type { TokenSet } from "./token-set.ts";

/** The definition that holds in the given modes: the last case of a rule whose conditions all hold. */
export function chooseDefinition(definition: TokenDefinition, modes: Modes): LiteralOrAlias {
  if (definition.type !== "rule") return definition;
  return definition.cases.findLast((each) => holds(each.when, modes))?.then ?? definition.otherwise;
}

function holds(when: Partial<Modes>, modes: Modes): boolean {
  return (
    (when.scheme ?? modes.scheme) === modes.scheme &&
    (when.contrast ?? modes.contrast) === modes.contrast &&
    (when.density ?? modes.density) === modes.density
  );
}

/**
 * The value of every token in the given modes, aliases followed; axes that are not named take the set's default.
 * Throws a RangeError for an alias that leads nowhere or back to itself, which no generated set holds.
 */
export function resolve(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  modes: Partial<Modes> = {},
): ReadonlyMap<TokenPath, TokenValue> {
  return resolveTokens(set.tokens, { ...set.defaultModes, ...modes });
}

/** The same for tokens that are not yet a set. */
export function resolveTokens(
  tokens: ReadonlyMap<TokenPath, Token>,
  modes: Modes,
): ReadonlyMap<TokenPath, TokenValue> {
  const values = new Map<TokenPath, TokenValue>();
  for (const path of tokens.keys()) values.set(path, follow(tokens, path, modes, values));
  return values;
}

function follow(
  tokens: ReadonlyMap<TokenPath, Token>,
  start: TokenPath,
  modes: Modes,
  known: ReadonlyMap<TokenPath, TokenValue>,
): TokenValue {
  const way: TokenPath[] = [];
  for (let path = start; ;) {
    const value = known.get(path);
    if (value) return value;
    if (way.includes(path)) throw new RangeError(cycleMessage([...way, path]));
    way.push(path);
    const token = tokens.get(path);
    if (!token)
      throw new RangeError(`Token "${way.at(-2)}" is an alias of "${path}", which is no token`);
    const chosen = chooseDefinition(token.definition, modes);
    if (chosen.type !== "alias") return chosen;
    path = chosen.to;
  }
}

function cycleMessage(way: readonly TokenPath[]): string {
  return `Aliases lead back to themselves: ${way.join(" → ")}; give one of them a value`;
}
