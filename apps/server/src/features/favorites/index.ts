import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { addFavorite } from "./add-favorite.ts";
import { removeFavorite } from "./remove-favorite.ts";

/** Adds the operations of favorites. */
export function implementFavorites(implement: Implement): void {
  implement(operations.addFavorite, addFavorite);
  implement(operations.removeFavorite, removeFavorite);
}
