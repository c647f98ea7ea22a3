import type { Recipe } from "@tessera/engine";
import { z } from "zod";

/** A recipe as the server keeps it. */
export const recipeSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<
  Recipe,
  Recipe
>;

/** A recipe as it arrives: an object that only the engine's `parseRecipe` makes a recipe of. */
export const unparsedRecipeSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<
  Readonly<Record<string, unknown>>,
  Recipe
>;
