import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { addFavorite } from "./add-favorite.ts";
import { removeFavorite } from "./remove-favorite.ts";

/** The calls that mark projects. */
export function implementFavorites(implement: Implement): void {
  implement(operations.addFavorite, addFavorite);
  implement(operations.removeFavorite, removeFavorite);
}
