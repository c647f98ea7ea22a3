import type { Modes } from "./mode.ts";
import type { Alias, LiteralOrAlias, Token, TokenDefinition, TokenValue } from "./token.ts";
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

/** The same for tokens that are not yet a set, and for those alone that are wanted. */
export function resolveTokens(
  tokens: ReadonlyMap<TokenPath, Token>,
  modes: Modes,
  wanted: Iterable<TokenPath> = tokens.keys(),
): ReadonlyMap<TokenPath, TokenValue> {
  const values = new Map<TokenPath, TokenValue>();
  const known = new Map<TokenPath, TokenValue>();
  for (const path of wanted) {
    const chosen = chooseAt(tokens, path, modes);
    const isAlias = chosen.type === "alias";
    values.set(path, isAlias ? follow(tokens, path, chosen, modes, known) : chosen);
  }
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

/** The value that an alias comes to, kept for each alias that it leads through, so that none is followed twice. */
function follow(
  tokens: ReadonlyMap<TokenPath, Token>,
  start: TokenPath,
  alias: Alias,
  modes: Modes,
  known: Map<TokenPath, TokenValue>,
): TokenValue {
  const way = new Set([start]);
  let value: LiteralOrAlias = known.get(start) ?? alias;
  while (value.type === "alias") {
    const { to }: Alias = value;
    if (way.has(to)) throw new RangeError(cycleMessage([...way, to]));
    value = known.get(to) ?? chooseAt(tokens, to, modes, way);
    if (value.type === "alias") way.add(to);
  }
  for (const path of way) known.set(path, value);
  return value;
}

function chooseAt(
  tokens: ReadonlyMap<TokenPath, Token>,
  path: TokenPath,
  modes: Modes,
  way?: ReadonlySet<TokenPath>,
): LiteralOrAlias {
  const token = tokens.get(path);
  if (token) return chooseDefinition(token.definition, modes);
  throw new RangeError(
    `Token "${[...(way ?? [])].at(-1)}" is an alias of "${path}", which is no token`,
  );
}

function cycleMessage(way: readonly TokenPath[]): string {
  return `Aliases lead back to themselves: ${way.join(" → ")}; give one of them a value`;
}
