import { applies, type Modes } from "./mode.ts";
import type { LiteralOrAlias, TokenDefinition } from "../token.ts";

/**
 * Returns the definition that applies in the given modes: the last case of a rule whose conditions
 * all apply.
 */
export function chooseDefinition(definition: TokenDefinition, modes: Modes): LiteralOrAlias {
  if (definition.type !== "rule") return definition;
  const { cases } = definition;
  for (let index = cases.length - 1; index >= 0; index--) {
    const each = cases[index];
    if (each && applies(each.when, modes)) return each.then;
  }
  return definition.otherwise;
}
