import type { LiteralOrAlias, Token, TokenDefinition } from "./token.ts";
import type { TokenPath } from "./token-path.ts";
import { applies, type Modes } from "./modes/mode.ts";

/** Lists everything that a definition may be, in one mode or another. */
export function listBranches(definition: TokenDefinition): readonly LiteralOrAlias[] {
  if (definition.type !== "rule") return [definition];
  return [definition.otherwise, ...definition.cases.map((each) => each.then)];
}

/** Returns the definition with another value or alias in each of its branches. */
export function mapBranches(
  definition: TokenDefinition,
  map: (branch: LiteralOrAlias) => LiteralOrAlias,
): TokenDefinition {
  if (definition.type !== "rule") return map(definition);
  const cases = definition.cases.map((each) => ({ ...each, then: map(each.then) }));
  return { type: "rule", otherwise: map(definition.otherwise), cases };
}

/** Returns the definition with aliases that refer to the new paths of renamed tokens. */
export function renameTargets(
  definition: TokenDefinition,
  names: ReadonlyMap<TokenPath, TokenPath>,
): TokenDefinition {
  return mapBranches(definition, (each) =>
    each.type === "alias" ? { ...each, to: names.get(each.to) ?? each.to } : each,
  );
}

/** Lists the paths that a definition is an alias of in some mode, each path once. */
export function listTargets(definition: TokenDefinition): readonly TokenPath[] {
  const targets = listBranches(definition).flatMap((each) =>
    each.type === "alias" ? [each.to] : [],
  );
  return targets.length < 2 ? targets : [...new Set(targets)];
}

/** Returns whether a definition is an alias, or a rule with an alias in a branch. */
export function hasAlias(definition: TokenDefinition): boolean {
  return listBranches(definition).some(({ type }) => type === "alias");
}

/** Lists the paths that a token refers to in some mode, directly or not; its own if they form a cycle. */
export function listReached(
  tokens: ReadonlyMap<TokenPath, Pick<Token, "definition">>,
  from: TokenPath,
): ReadonlySet<TokenPath> {
  const targetsOf = (path: TokenPath): readonly TokenPath[] => {
    const definition = tokens.get(path)?.definition;
    return definition ? listTargets(definition) : [];
  };
  const reached = new Set(targetsOf(from));
  // The iteration of a set includes what is added meanwhile.
  for (const path of reached) for (const target of targetsOf(path)) reached.add(target);
  return reached;
}

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
