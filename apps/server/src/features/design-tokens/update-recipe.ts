import { setImmediate as nextTurn } from "node:timers/promises";
import type { operations } from "@tessera/contract";
import { parseRecipe } from "@tessera/engine";
import { saveProject, serializeRecipe, requireParsed } from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";

type UpdateRecipe = typeof operations.updateRecipe;

/** Saves the whole recipe of a project. */
export async function updateRecipe(
  call: Call<UpdateRecipe>,
  services: Services,
): Promise<Answer<UpdateRecipe>> {
  // Parsing the body and parsing the recipe run in two turns of the event loop, because each can take long.
  await nextTurn();
  const design = requireParsed(parseRecipe(call.body.recipe), call.locale, "recipe");
  await nextTurn();
  const saved = await saveProject(call, services, {
    operation: "updateRecipe",
    change: () => ({ design }),
    show: serializeRecipe,
  });
  return { data: serializeRecipe(saved), revision: saved.revision };
}
