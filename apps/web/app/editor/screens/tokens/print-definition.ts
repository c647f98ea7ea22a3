import {
  printTokenValue,
  type LiteralOrAlias,
  type Modes,
  type TokenDefinition,
} from "@tessera/engine";

/** Prints a value as CSS, and a reference as `{color.text}`. */
export function printBranch(branch: LiteralOrAlias): string {
  return branch.type === "alias" ? `{${branch.to}}` : printTokenValue(branch);
}

/** Returns what a definition is in the dark scheme, if it names one there; undefined otherwise. */
export function findDarkBranch(definition: TokenDefinition): LiteralOrAlias | undefined {
  if (definition.type !== "rule") return undefined;
  return definition.cases.find(({ when }) => isOnlyDark(when))?.then;
}

/** Returns what a definition is without any mode. */
export function baseBranch(definition: TokenDefinition): LiteralOrAlias {
  return definition.type === "rule" ? definition.otherwise : definition;
}

/** Returns a definition with another value or reference in every mode but the named ones. */
export function withBase(definition: TokenDefinition, next: LiteralOrAlias): TokenDefinition {
  return definition.type === "rule" ? { ...definition, otherwise: next } : next;
}

/** Returns a definition with another value or reference in the dark scheme; undefined removes it. */
export function withDark(
  definition: TokenDefinition,
  next: LiteralOrAlias | undefined,
): TokenDefinition {
  const otherwise = baseBranch(definition);
  const others =
    definition.type === "rule" ? definition.cases.filter(({ when }) => !isOnlyDark(when)) : [];
  if (next === undefined && others.length === 0) return otherwise;
  const dark = next === undefined ? [] : [{ when: { scheme: "dark" } as const, then: next }];
  return { type: "rule", otherwise, cases: [...dark, ...others] };
}

function isOnlyDark(when: Partial<Modes>): boolean {
  return when.scheme === "dark" && Object.keys(when).length === 1;
}
