import type { TokenSet } from "@tessera/engine";

/** Returns the first font family of each list in a set's tokens, in any mode, without fallbacks. */
export function listPreferredFamilies(set: Pick<TokenSet, "tokens">): ReadonlySet<string> {
  const preferred = new Set<string>();
  for (const { definition } of set.tokens.values()) {
    const branches =
      definition.type === "rule"
        ? [definition.otherwise, ...definition.cases.map(({ then }) => then)]
        : [definition];
    for (const each of branches)
      if (each.type === "fontFamily" && each.families[0]) preferred.add(each.families[0]);
  }
  return preferred;
}
