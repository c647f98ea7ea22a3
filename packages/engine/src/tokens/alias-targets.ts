import { listBranches } from "./list-branches.ts";
import type { TokenPath } from "./token-path.ts";
import type { TokenSet } from "./token-set.ts";

/**
 * The paths that each token is an alias of in some mode, each path once; tokens without aliases are
 * omitted.
 */
export type AliasTargets = ReadonlyMap<TokenPath, readonly TokenPath[]>;

/** Lists the references of a set's tokens. */
export function listAliasTargets(tokens: TokenSet["tokens"]): AliasTargets {
  const targets = new Map<TokenPath, readonly TokenPath[]>();
  for (const { path, definition } of tokens.values()) {
    const found = listBranches(definition).flatMap((branch) =>
      branch.type === "alias" ? [branch.to] : [],
    );
    if (found.length > 0) targets.set(path, [...new Set(found)]);
  }
  return targets;
}
