import fc from "fast-check";
import { inject } from "vitest";
import type { TokenSet } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { arbitraryWholeRecipe } from "../../packages/engine/src/design/arbitrary-whole-recipe.ts";

const numRuns = inject("form") === "long" ? 200 : 3;

/** The sets of seeded recipes with all parts of a recipe: 200 for each format's tool in the long form. */
export const recipeSets: readonly TokenSet[] = fc
  .sample(arbitraryWholeRecipe(), { seed: 20_261_126, numRuns })
  .map(designOf);
