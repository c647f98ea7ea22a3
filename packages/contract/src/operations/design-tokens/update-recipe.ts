import { z } from "zod";
import { recipeStateSchema } from "#entities/project.ts";
import { unparsedRecipeSchema } from "#entities/recipe.ts";
import { projectParams } from "#fields/ids.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { operation } from "#api/operation.ts";

/** Saves the whole recipe of a project. */
export const updateRecipe = operation("updateRecipe", {
  summary: "Save the whole recipe",
  params: projectParams,
  body: z.strictObject({ recipe: unparsedRecipeSchema }),
  bodyLimitBytes: bodyLimits.recipe,
  answer: recipeStateSchema,
  errors: ["planLimit"],
});
