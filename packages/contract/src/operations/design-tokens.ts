import { recipeStateSchema } from "#entities/project.ts";
import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";
import { z } from "zod";
import { unparsedRecipeSchema } from "#entities/recipe.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { typographiesSchema, someTypographiesSchema } from "#entities/variable-group.ts";

/** Changes one or more groups of the typography's variables, in one save. */
export const updateTypographies = operation("updateTypographies", {
  summary: "Update typography variables",
  params: projectParams,
  body: someTypographiesSchema,
  bodyLimitBytes: bodyLimits.recipe,
  answer: typographiesSchema,
  errors: ["planLimit"],
});

/** Returns the variables of the typography in their five groups. */
export const getTypographies = operation("getTypographies", {
  summary: "Get typography variables",
  params: projectParams,
  answer: typographiesSchema,
});

/** Saves the whole recipe of a project. */
export const updateRecipe = operation("updateRecipe", {
  summary: "Save the whole recipe",
  params: projectParams,
  body: z.strictObject({ recipe: unparsedRecipeSchema }),
  bodyLimitBytes: bodyLimits.recipe,
  answer: recipeStateSchema,
  errors: ["planLimit"],
});

/** Returns the whole recipe of a project and its revision. */
export const getRecipe = operation("getRecipe", {
  summary: "Get the whole recipe",
  params: projectParams,
  answer: recipeStateSchema,
});
