import type { AliasTargets } from "./alias-targets.ts";
import type { TokenPath } from "./token-path.ts";

/** The paths that a token refers to in some mode, over however many steps; its own where they lead back to it. */
export function listReached(targets: AliasTargets, from: TokenPath): ReadonlySet<TokenPath> {
  const reached = new Set(targets.get(from));
  // A set visits what is added to it meanwhile.
  for (const path of reached) for (const target of targets.get(path) ?? []) reached.add(target);
  return reached;
}
