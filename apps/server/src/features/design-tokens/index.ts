import { setImmediate as nextTurn } from "node:timers/promises";
import { operations } from "@tessera/contract";
import { parseRecipe } from "@tessera/engine";
import {
  requireParsed,
  saveProject,
  serializeRecipe,
  showProject,
} from "#features/projects/index.ts";
import type { Implement } from "#operations/implement.ts";
import { implementCategories } from "./categories.ts";
import { implementTypographies } from "./typographies.ts";

/** Adds the operations that read and write a project's recipe and variables. */
export function implementDesignTokens(implement: Implement): void {
  implementCategories(implement);
  implementTypographies(implement);
  implement(operations.getRecipe, showProject(serializeRecipe));
  implement(operations.updateRecipe, async (call, services) => {
    // Parsing the body and parsing the recipe run in two turns of the event loop, because each can take long.
    await nextTurn();
    const design = requireParsed(parseRecipe(call.body.recipe), call.locale, "recipe");
    await nextTurn();
    return saveProject(call, services, {
      operation: "updateRecipe",
      change: () => ({ design }),
      show: serializeRecipe,
    });
  });
}
