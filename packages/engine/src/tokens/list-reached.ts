import type { AliasTargets } from "./alias-targets.ts";
import type { TokenPath } from "./token-path.ts";

/**
 * Lists the paths that a token refers to in some mode, directly or not; its own if they form a
 * cycle.
 */
export function listReached(targets: AliasTargets, from: TokenPath): ReadonlySet<TokenPath> {
  const reached = new Set(targets.get(from));
  // The iteration of a set includes what is added meanwhile.
  for (const path of reached) for (const target of targets.get(path) ?? []) reached.add(target);
  return reached;
}
