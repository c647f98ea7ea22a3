import { listBranches } from "./list-branches.ts";
import type { TokenDefinition } from "./token.ts";

/** Returns whether a definition is an alias, or a rule with an alias in a branch. */
export function hasAlias(definition: TokenDefinition): boolean {
  return listBranches(definition).some(({ type }) => type === "alias");
}
