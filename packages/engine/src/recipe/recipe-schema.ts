import { recipeSections } from "#categories/recipe-sections.ts";
import { custom, group } from "#decisions/kinds.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

type Definitions = Readonly<Record<TokenPath, TokenDefinition>>;

/** Everything that a recipe holds, in the order in which it is stored. */
export const recipeSchema = group({
  ...recipeSections,
  /** Exceptions pinned by hand on generated tokens; they survive every regeneration. */
  overrides: custom<Definitions>({}),
  /** Tokens that no category generates. */
  customTokens: custom<Definitions>({}),
});
