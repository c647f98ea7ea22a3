import { recipeStateSchema } from "#entities/project.ts";
import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** Returns the whole recipe of a project and its revision. */
export const getRecipe = operation("getRecipe", {
  summary: "Get the whole recipe",
  params: projectParams,
  answer: recipeStateSchema,
  errors: [],
});
