import fc from "fast-check";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import type { LiteralOrAlias, TokenDefinition } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { categoryOfGroup } from "#tokens/top-groups.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** Prefixes that formats know beside the groups of the categories. */
const otherGroups = "font-size.heading-m text font ease token tw sidebar chart default t".split(
  " ",
);
const groups = [...Object.keys(categoryOfGroup), ...otherGroups];

/**
 * Generates sets for tests of formats that have their own names for groups: the hostile ones, each
 * token in some known group.
 */
export function arbitraryGroupedSet(): fc.Arbitrary<TokenSet> {
  return fc
    .tuple(arbitraryTokenSet(), fc.infiniteStream(fc.constantFrom(...groups)))
    .map(([set, stream]) => regroup(set, stream));
}

function regroup(set: TokenSet, stream: Iterator<string>): TokenSet {
  const taken = new Set([...set.tokens.keys()].map(tokenName));
  const renamed = new Map<TokenPath, TokenPath>();
  for (const path of set.tokens.keys()) {
    const moved =
      `${String(stream.next().value)}${path.slice(path.split(".", 1)[0]?.length)}` as TokenPath;
    const isFree = !taken.has(tokenName(moved));
    if (isFree) taken.add(tokenName(moved));
    renamed.set(path, isFree ? moved : path);
  }
  const rename = (path: TokenPath): TokenPath => renamed.get(path) ?? path;
  const tokens = [...set.tokens.values()].map((token) => {
    const path = rename(token.path);
    const definition = renameIn(token.definition, rename);
    return { ...token, path, name: tokenName(path), definition };
  });
  return {
    ...set,
    tokens: new Map(tokens.map((token) => [token.path, token])),
    groups: set.groups.map((group) => ({ ...group, paths: group.paths.map(rename) })),
  };
}

function renameIn(
  definition: TokenDefinition,
  rename: (path: TokenPath) => TokenPath,
): TokenDefinition {
  const single = (each: LiteralOrAlias): LiteralOrAlias =>
    each.type === "alias" ? { ...each, to: rename(each.to) } : each;
  if (definition.type !== "rule") return single(definition);
  return {
    ...definition,
    otherwise: single(definition.otherwise),
    cases: definition.cases.map(({ when, then }) => ({ when, then: single(then) })),
  };
}
