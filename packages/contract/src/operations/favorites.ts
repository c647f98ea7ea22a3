import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** Removes a project from the caller's favorites; removing it again changes nothing. */
export const removeFavorite = operation("removeFavorite", {
  summary: "Remove a project from favorites",
  params: projectParams,
});

/** Marks a project as one of the caller's favorites; marking it again changes nothing. */
export const addFavorite = operation("addFavorite", {
  summary: "Add a project to favorites",
  params: projectParams,
});
