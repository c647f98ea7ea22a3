import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** Marks a project as one of the caller's favorites; marking it again changes nothing. */
export const addFavorite = operation("addFavorite", {
  summary: "Add a project to favorites",
  params: projectParams,
  errors: [],
});
