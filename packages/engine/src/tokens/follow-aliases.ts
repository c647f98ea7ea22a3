import { chooseDefinition } from "./choose-definition.ts";
import type { Modes } from "./mode.ts";
import type { LiteralOrAlias, Token, TokenValue } from "./token.ts";
import type { TokenPath } from "./token-path.ts";

/** What the end of a chain of aliases means to its reader. */
export type EndReader<End> = {
  /** The end is a value; `owner` is the token that has it. */
  readonly value: (value: TokenValue, owner: TokenPath) => End;
  /** The end is a path that names no token; `from` is the token that refers to it. */
  readonly unknown: (path: TokenPath, from: TokenPath) => End;
  /** The chain meets a path twice; `way` are the paths before. */
  readonly circle: (path: TokenPath, way: ReadonlySet<TokenPath>) => End;
};

/** A cache of ends, each by the path of a token that leads to it. */
type KnownEnds<End> = {
  readonly get: (path: TokenPath) => End | undefined;
  readonly set: (path: TokenPath, end: End) => unknown;
};

type Tokens = ReadonlyMap<TokenPath, Pick<Token, "definition">>;

/** Follows the aliases of a token in the given modes; `known` caches the ends of long chains. */
export function followAliases<End>(
  tokens: Tokens,
  start: TokenPath,
  modes: Modes,
  known: KnownEnds<End>,
  reader: EndReader<End>,
): End {
  // Most tokens are at most one alias away from their value, and then there is no chain to remember.
  const own = chooseAt(tokens, start, modes);
  if (own && own.type !== "alias") return reader.value(own, start);
  const next = own && chooseAt(tokens, own.to, modes);
  if (next && next.type !== "alias") return reader.value(next, own.to);
  return known.get(start) ?? followChain(tokens, start, modes, known, reader);
}

function followChain<End>(
  tokens: Tokens,
  start: TokenPath,
  modes: Modes,
  known: KnownEnds<End>,
  reader: EndReader<End>,
): End {
  const way = new Set<TokenPath>();
  let path = start;
  let from = start;
  let end: End | undefined;
  while (end === undefined) {
    const chosen = chooseAt(tokens, path, modes);
    if (way.has(path)) end = reader.circle(path, way);
    else if (!chosen) end = reader.unknown(path, from);
    else {
      way.add(path);
      if (chosen.type !== "alias") end = reader.value(chosen, path);
      else [from, path, end] = [path, chosen.to, known.get(chosen.to)];
    }
  }
  for (const each of way) known.set(each, end);
  return end;
}

function chooseAt(tokens: Tokens, path: TokenPath, modes: Modes): LiteralOrAlias | undefined {
  const token = tokens.get(path);
  return token && chooseDefinition(token.definition, modes);
}
