import type { LiteralOrAlias } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** Sorts tokens in the order of their groups, but each alias after its target, as Sass requires. */
export function orderByAlias(
  set: Pick<TokenSet, "groups">,
  tokens: ReadonlyMap<TokenPath, LiteralOrAlias>,
): ReadonlyMap<TokenPath, LiteralOrAlias> {
  const ordered = new Map<TokenPath, LiteralOrAlias>();
  for (const path of set.groups.flatMap((group) => group.paths)) {
    const way: TokenPath[] = [];
    for (let next: TokenPath | undefined = path; next && !ordered.has(next);) {
      way.push(next);
      const chosen = tokens.get(next);
      next = chosen?.type === "alias" ? chosen.to : undefined;
    }
    for (const each of way.toReversed()) {
      const chosen = tokens.get(each);
      if (chosen) ordered.set(each, chosen);
    }
  }
  return ordered;
}
