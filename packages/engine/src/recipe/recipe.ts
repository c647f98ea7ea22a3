import type { ValueOf } from "#decisions/decision.ts";
import { recipeSections } from "#categories/recipe-sections.ts";
import { custom, group, later } from "#decisions/kinds.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenNotes } from "./token-note.ts";
import { limitsOf } from "#decisions/limits-of.ts";

/** The definitions of some tokens by their paths. */
export type Definitions = Readonly<Record<TokenPath, TokenDefinition>>;

/** Everything in a recipe, in the order in which it is stored. */
export const recipeSchema = group({
  ...recipeSections,
  /** The pins on generated tokens; every regeneration preserves them. */
  overrides: custom<Definitions>({}),
  /** Tokens that no category generates. */
  customTokens: custom<Definitions>({}),
  /** The descriptions and the deprecations of tokens. */
  tokenNotes: later(custom<TokenNotes>({})),
});

/** The limits of the numbers of a recipe, under its keys; screens create their fields from it. */
export const recipeLimits = limitsOf(recipeSections);

/**
 * The decisions of the user in a project: small, diffable, the only stored data. An interface, so
 * that declarations and errors show its name instead of its content.
 */
export interface Recipe extends ValueOf<typeof recipeSchema> {}

/** Lists definitions with their paths. */
export function listDefinitions(
  definitions: Definitions,
): readonly (readonly [TokenPath, TokenDefinition])[] {
  return Object.entries(definitions) as [TokenPath, TokenDefinition][];
}
