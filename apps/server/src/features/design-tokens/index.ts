import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { implementCategories } from "./implement-categories.ts";
import { getRecipe } from "./get-recipe.ts";
import { getTypographies } from "./get-typographies.ts";
import { updateRecipe } from "./update-recipe.ts";
import { updateTypographies } from "./update-typographies.ts";

/** Adds the operations that read and write a project's recipe and variables. */
export function implementDesignTokens(implement: Implement): void {
  implementCategories(implement);
  implement(operations.getTypographies, getTypographies);
  implement(operations.updateTypographies, updateTypographies);
  implement(operations.getRecipe, getRecipe);
  implement(operations.updateRecipe, updateRecipe);
}
