import { recipeStateSchema } from "#entities/project.ts";
import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** The whole recipe of a project, with its revision. */
export const getRecipe = operation({
  id: "getRecipe",
  method: "GET",
  path: "/ui/recipe/:projectId",
  summary: "Get the whole recipe",
  params: projectParams,
  answer: recipeStateSchema,
  shape: "item",
  status: 200,
  revision: "sent",
  errors: [],
});
