import type { LiteralOrAlias, TokenDefinition } from "./token.ts";

/** Everything that a definition may come to, in one mode or another. */
export function listBranches(definition: TokenDefinition): readonly LiteralOrAlias[] {
  if (definition.type !== "rule") return [definition];
  return [definition.otherwise, ...definition.cases.map((each) => each.then)];
}
