import { isEqual } from "#tokens/is-equal.ts";
import type { Modes } from "#tokens/mode.ts";
import type { Rule, TokenDefinition, TokenValue } from "#tokens/token.ts";

type Case = Rule["cases"][number];

/** Returns a definition with a value in some modes, unchanged in all others. */
export function pinInModes(
  definition: TokenDefinition,
  when: Partial<Modes>,
  then: TokenValue,
): Rule {
  const rule = definition.type === "rule" ? definition : { otherwise: definition, cases: [] };
  const others = rule.cases.filter((earlier: Case) => !isEqual(earlier.when, when));
  return { type: "rule", otherwise: rule.otherwise, cases: [...others, { when, then }] };
}
