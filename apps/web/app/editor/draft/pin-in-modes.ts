import type { Modes, Rule, TokenDefinition, TokenValue } from "@tessera/engine";
import { isSameValue } from "./is-same-value.ts";

type Case = Rule["cases"][number];

/** A definition that has a value in some modes and stays as it was in all others. */
export function pinInModes(
  definition: TokenDefinition,
  when: Partial<Modes>,
  then: TokenValue,
): Rule {
  const rule = definition.type === "rule" ? definition : { otherwise: definition, cases: [] };
  const others = rule.cases.filter((earlier: Case) => !isSameValue(earlier.when, when));
  return { type: "rule", otherwise: rule.otherwise, cases: [...others, { when, then }] };
}
