import { renameTargets } from "#tokens/definition-branches.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenNote, TokenNotes } from "./token-note.ts";
import { listDefinitions, type Definitions, type Recipe } from "./recipe.ts";

type Names = ReadonlyMap<TokenPath, TokenPath>;

/**
 * Renames some tokens in the pins, the custom tokens and the notes of a recipe: in their paths, and
 * in aliases.
 */
export function renamePaths(
  { overrides, customTokens, tokenNotes }: Recipe,
  names: Names,
): Pick<Recipe, "overrides" | "customTokens" | "tokenNotes"> {
  return {
    overrides: renameIn(overrides, names),
    customTokens: renameIn(customTokens, names),
    tokenNotes: renameNotes(tokenNotes, names),
  };
}

function renameNotes(notes: TokenNotes, names: Names): TokenNotes {
  const entries = Object.entries(notes) as [TokenPath, TokenNote][];
  return Object.fromEntries(
    entries.map(([path, note]) => {
      const { deprecated } = note;
      const renamed = typeof deprecated === "string" ? names.get(deprecated) : undefined;
      return [names.get(path) ?? path, renamed ? { ...note, deprecated: renamed } : note];
    }),
  );
}

/** Pairs the paths of a step or a palette before and after its rename, in their order. */
export function pairPaths(before: readonly TokenPath[], after: readonly TokenPath[]): Names {
  return new Map(before.map((path, index) => [path, after[index] ?? path]));
}

/** Returns the pins of a recipe without those of some tokens. */
export function dropPins({ overrides }: Recipe, paths: readonly string[]): Definitions {
  const remaining = Object.entries(overrides).filter(([path]) => !paths.includes(path));
  return Object.fromEntries(remaining);
}

function renameIn(definitions: Definitions, names: Names): Definitions {
  return Object.fromEntries(
    listDefinitions(definitions).map(([path, definition]) => [
      names.get(path) ?? path,
      renameTargets(definition, names),
    ]),
  );
}
