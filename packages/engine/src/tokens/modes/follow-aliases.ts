import { chooseDefinition } from "../definition-branches.ts";
import type { Modes } from "./mode.ts";
import type { LiteralOrAlias, Token, TokenValue } from "../token.ts";
import type { TokenPath } from "../token-path.ts";

/** The results of a chain of aliases by its end. */
export type EndReader<End> = {
  /** The end is a value; `owner` is the token that has it. */
  readonly value: (value: TokenValue, owner: TokenPath) => End;
  /** The end is a path of a missing token; `from` is the token that refers to it. */
  readonly unknown: (path: TokenPath, from: TokenPath) => End;
  /** The chain has a path twice; `visited` are the paths before. */
  readonly cycle: (path: TokenPath, visited: ReadonlySet<TokenPath>) => End;
};

/** A cache of ends, by the path of each token with that end. */
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
  // Most tokens have at most one alias before their value, and need no chain in memory.
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
  const visited = new Set<TokenPath>();
  let path = start;
  let from = start;
  let end: End | undefined;
  while (end === undefined) {
    const chosen = chooseAt(tokens, path, modes);
    if (visited.has(path)) end = reader.cycle(path, visited);
    else if (!chosen) end = reader.unknown(path, from);
    else {
      visited.add(path);
      if (chosen.type !== "alias") end = reader.value(chosen, path);
      else [from, path, end] = [path, chosen.to, known.get(chosen.to)];
    }
  }
  for (const each of visited) known.set(each, end);
  return end;
}

function chooseAt(tokens: Tokens, path: TokenPath, modes: Modes): LiteralOrAlias | undefined {
  const token = tokens.get(path);
  return token && chooseDefinition(token.definition, modes);
}
