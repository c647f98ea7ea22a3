import { listBranches } from "./list-branches.ts";
import type { TokenPath } from "./token-path.ts";
import type { TokenSet } from "./token-set.ts";

/** The paths that a token is an alias of in some mode, over however many steps; its own where they lead back to it. */
export function listReached(tokens: TokenSet["tokens"], from: TokenPath): ReadonlySet<TokenPath> {
  const reached = new Set<TokenPath>();
  const reach = (path: TokenPath): void => {
    const definition = tokens.get(path)?.definition;
    for (const branch of definition ? listBranches(definition) : [])
      if (branch.type === "alias") reached.add(branch.to);
  };
  reach(from);
  for (const path of reached) reach(path);
  return reached;
}
