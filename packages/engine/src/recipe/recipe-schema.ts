import { recipeSections } from "#categories/recipe-sections.ts";
import { custom, group } from "#decisions/kinds.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

type Definitions = Readonly<Record<TokenPath, TokenDefinition>>;

/** Everything in a recipe, in the order in which it is stored. */
export const recipeSchema = group({
  ...recipeSections,
  /** The pins on generated tokens; every regeneration preserves them. */
  overrides: custom<Definitions>({}),
  /** Tokens that no category generates. */
  customTokens: custom<Definitions>({}),
});
