import type { Modes } from "./mode.ts";
import type { Alias, LiteralOrAlias, Token, TokenDefinition, TokenValue } from "./token.ts";
import type { TokenPath } from "./token-path.ts";
import type { TokenSet } from "./token-set.ts";

/** The definition that holds in the given modes: the last case of a rule whose conditions all hold. */
export function chooseDefinition(definition: TokenDefinition, modes: Modes): LiteralOrAlias {
  if (definition.type !== "rule") return definition;
  const { cases } = definition;
  for (let index = cases.length - 1; index >= 0; index--) {
    const each = cases[index];
    if (each && holds(each.when, modes)) return each.then;
  }
  return definition.otherwise;
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

/** The same for tokens that are not yet a set, and for those alone that are wanted. */
export function resolveTokens(
  tokens: ReadonlyMap<TokenPath, Token>,
  modes: Modes,
  wanted: Iterable<TokenPath> = tokens.keys(),
): ReadonlyMap<TokenPath, TokenValue> {
  const values = new Map<TokenPath, TokenValue>();
  const follow = makeFollower(tokens, modes);
  for (const path of wanted) values.set(path, follow(path, chooseAt(tokens, path, modes)));
  return values;
}

/** The value of one token in the given modes; undefined where there is no such token. Throws as `resolve` does. */
export function resolveToken(
  tokens: ReadonlyMap<TokenPath, Token>,
  path: TokenPath,
  modes: Modes,
): TokenValue | undefined {
  return tokens.has(path) ? resolveTokens(tokens, modes, [path]).get(path) : undefined;
}

/** The value that what a token says comes to; throws as `resolve` does. */
type Follow = (path: TokenPath, chosen: LiteralOrAlias) => TokenValue;

/** Follows tokens in the given modes; what long ways come to is kept, so that no part of them is gone twice. */
export function makeFollower(tokens: ReadonlyMap<TokenPath, Token>, modes: Modes): Follow {
  const known = new Map<TokenPath, TokenValue>();
  return (path, chosen) => {
    if (chosen.type !== "alias") return chosen;
    // Most aliases are one step from their value, and then there is no way to keep.
    const next = chooseAt(tokens, chosen.to, modes, path);
    return next.type === "alias" ? followFar(tokens, path, chosen, modes, known) : next;
  };
}

/** The value that an alias comes to, kept for each alias that it leads through. */
function followFar(
  tokens: ReadonlyMap<TokenPath, Token>,
  start: TokenPath,
  alias: Alias,
  modes: Modes,
  known: Map<TokenPath, TokenValue>,
): TokenValue {
  const way = new Set([start]);
  let [value, from]: [LiteralOrAlias, TokenPath] = [known.get(start) ?? alias, start];
  while (value.type === "alias") {
    const { to }: Alias = value;
    if (way.has(to)) throw new RangeError(cycleMessage([...way, to]));
    value = known.get(to) ?? chooseAt(tokens, to, modes, from);
    if (value.type === "alias") way.add((from = to));
  }
  for (const path of way) known.set(path, value);
  return value;
}

function chooseAt(
  tokens: ReadonlyMap<TokenPath, Token>,
  path: TokenPath,
  modes: Modes,
  from?: TokenPath,
): LiteralOrAlias {
  const token = tokens.get(path);
  if (token) return chooseDefinition(token.definition, modes);
  throw new RangeError(`Token "${from}" is an alias of "${path}", which is no token`);
}

function cycleMessage(way: readonly TokenPath[]): string {
  return `Aliases lead back to themselves: ${way.join(" → ")}; give one of them a value`;
}
