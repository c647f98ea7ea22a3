import type { Recipe } from "@tessera/engine";
import { z } from "zod";

/** A recipe as the server stores it. */
export const recipeSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<
  Recipe,
  Recipe
>;

/** A recipe of a request: an object that the engine's `parseRecipe` still has to parse. */
export const unparsedRecipeSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<
  Readonly<Record<string, unknown>>,
  Recipe
>;
