import { useQuery } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import type { SavedRecipe } from "#editor/draft/draft-state.ts";

/**
 * Returns a function that returns whether a save was made by the current user in another tab or on
 * another device.
 */
export function useIsOwnSave(): (saved: SavedRecipe) => boolean {
  const { data: user } = useQuery({ ...queries.user(), enabled: false });
  return ({ saverId }) => user !== undefined && user.id === saverId;
}
