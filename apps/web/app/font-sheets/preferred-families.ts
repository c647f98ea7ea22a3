import type { TokenPath, TokenSet } from "@tessera/engine";

/**
 * Returns the first font family of each list in the tokens that a filter includes, in any mode,
 * without fallbacks.
 */
export function listPreferredFamilies(
  set: Pick<TokenSet, "tokens">,
  includes: (path: TokenPath) => boolean,
): ReadonlySet<string> {
  const preferred = new Set<string>();
  for (const [path, { definition }] of set.tokens) {
    if (!includes(path)) continue;
    const branches =
      definition.type === "rule"
        ? [definition.otherwise, ...definition.cases.map(({ then }) => then)]
        : [definition];
    for (const each of branches)
      if (each.type === "fontFamily" && each.families[0]) preferred.add(each.families[0]);
  }
  return preferred;
}
