import type { LiteralOrAlias, TokenDefinition } from "./token.ts";

/** Lists everything that a definition may be, in one mode or another. */
export function listBranches(definition: TokenDefinition): readonly LiteralOrAlias[] {
  if (definition.type !== "rule") return [definition];
  return [definition.otherwise, ...definition.cases.map((each) => each.then)];
}
