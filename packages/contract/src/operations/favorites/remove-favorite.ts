import { projectParams } from "#fields/ids.ts";
import { operation } from "#api/operation.ts";

/** Takes the caller's mark from a project; taking it again changes nothing. */
export const removeFavorite = operation("removeFavorite", {
  summary: "Remove a project from favorites",
  params: projectParams,
  errors: [],
});
