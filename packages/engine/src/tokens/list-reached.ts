import { listAliasTargets } from "./alias-targets.ts";
import type { TokenPath } from "./token-path.ts";
import type { TokenSet } from "./token-set.ts";

/** The paths that a token is an alias of in some mode, over however many steps; its own where they lead back to it. */
export function listReached(tokens: TokenSet["tokens"], from: TokenPath): ReadonlySet<TokenPath> {
  const targets = listAliasTargets(tokens);
  const reached = new Set(targets.get(from));
  // A set visits what is added to it meanwhile.
  for (const path of reached) for (const target of targets.get(path) ?? []) reached.add(target);
  return reached;
}
