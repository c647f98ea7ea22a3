import type { LiteralOrAlias, TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Recipe } from "./recipe.ts";

type Definitions = Recipe["overrides"];
type Names = ReadonlyMap<TokenPath, TokenPath>;

/**
 * Renames some tokens in the pins and the custom tokens of a recipe: in their paths, and in
 * aliases.
 */
export function renamePaths(
  { overrides, customTokens }: Recipe,
  names: Names,
): Pick<Recipe, "overrides" | "customTokens"> {
  return {
    overrides: renameIn(overrides, names),
    customTokens: renameIn(customTokens, names),
  };
}

/** Pairs the paths of a step or a palette before and after its rename, in their order. */
export function pairPaths(before: readonly TokenPath[], after: readonly TokenPath[]): Names {
  return new Map(before.map((path, index) => [path, after[index] ?? path]));
}

/** Returns the pins of a recipe without those of some tokens. */
export function dropPins({ overrides }: Recipe, paths: readonly string[]): Definitions {
  const kept = Object.entries(overrides).filter(([path]) => !paths.includes(path));
  return Object.fromEntries(kept);
}

function renameIn(definitions: Definitions, names: Names): Definitions {
  return Object.fromEntries(
    Object.entries(definitions).map(([path, definition]) => [
      names.get(tokenPath(path)) ?? path,
      renameTargets(definition, names),
    ]),
  );
}

function renameTargets(definition: TokenDefinition, names: Names): TokenDefinition {
  if (definition.type !== "rule") return renameTarget(definition, names);
  return {
    ...definition,
    otherwise: renameTarget(definition.otherwise, names),
    cases: definition.cases.map((each) => ({ ...each, then: renameTarget(each.then, names) })),
  };
}

function renameTarget(definition: LiteralOrAlias, names: Names): LiteralOrAlias {
  if (definition.type !== "alias") return definition;
  return { ...definition, to: names.get(definition.to) ?? definition.to };
}
